/// What the catalog's products are called and described as, in the 39 languages that the store had until 2025.
struct Phrases {
  let locale: String
  /// Names, with `%` where the product's number goes.
  let names: [String]
  let descriptions: [String]

  /// By code.
  static let all: [Phrases] = text.split(separator: "\n").map { line in
    let fields = line.split(separator: "|").map(String.init)
    return Phrases(locale: fields[0], names: Array(fields[1...4]), descriptions: Array(fields[5...8]))
  }

  private static let text = """
    ar-SA|% عملة ذهبية|الفصل %|سيف النور %|تذكرة الموسم %|كيس من العملات الذهبية لكل مغامرة|\
    يفتح فصلا جديدا من القصة الكبرى|سيف نادر صنعه الأساتذة القدامى|كل مكافآت الموسم لبطلك الشجاع
    ca|% monedes d'or|Capítol %|Espasa de llum %|Passi de temporada %|Una bossa de monedes d'or per a l'aventura|\
    Obre un nou capítol de la gran història|Una espasa rara, feta pels antics mestres|\
    Totes les recompenses de la temporada
    cs|% zlatých mincí|Kapitola %|Meč světla %|Sezónní vstupenka %|Měšec zlatých mincí pro každé dobrodružství|\
    Otevře novou kapitolu velkého příběhu|Vzácný meč, který ukovali staří mistři|\
    Všechny odměny sezóny pro tvého hrdinu
    da|% guldmønter|Kapitel %|Lysets sværd %|Sæsonpas %|En pose guldmønter til ethvert eventyr|\
    Åbner et nyt kapitel af den store historie|Et sjældent sværd, smedet af gamle mestre|\
    Alle sæsonens belønninger til din helt
    de-DE|% Goldmünzen|Kapitel %|Schwert des Lichts %|Saisonpass %|Ein Beutel Goldmünzen für jedes Abenteuer|\
    Öffnet ein neues Kapitel der Geschichte|Ein seltenes Schwert, von Meistern gemacht|\
    Alle Belohnungen der Saison für deine Helden
    el|% χρυσά νομίσματα|Κεφάλαιο %|Σπαθί του φωτός %|Πάσο σεζόν %|Ένα πουγκί χρυσά νομίσματα για περιπέτειες|\
    Ανοίγει νέο κεφάλαιο της μεγάλης ιστορίας|Σπάνιο σπαθί, έργο των παλιών μαστόρων|\
    Όλα τα έπαθλα της σεζόν για τον ήρωά σου
    en-AU|% Gold Coins|Chapter %|Sword of Light %|Season Pass %|A bag of gold coins for every adventure|\
    Opens a new chapter of the great story|A rare sword, forged by the old masters|\
    All the rewards of the season for your hero
    en-CA|% Gold Coins|Chapter %|Sword of Light %|Season Pass %|A bag of gold coins for each adventure|\
    Opens a new chapter of the grand story|A rare sword, forged by the old masters|\
    Every reward of the season for your hero
    en-GB|% Gold Coins|Chapter %|Sword of Light %|Season Pass %|A purse of gold coins for every adventure|\
    Opens a new chapter of the great story|A rare sword, forged by the old masters|\
    All the rewards of the season for your hero
    en-US|% Gold Coins|Chapter %|Sword of Light %|Season Pass %|A bag of gold coins for every adventure|\
    Opens a new chapter of the great story|A rare sword, forged by the old masters|\
    All the rewards of the season for your hero
    es-ES|% monedas de oro|Capítulo %|Espada de luz %|Pase de temporada %|\
    Una bolsa de monedas de oro para la aventura|Abre un nuevo capítulo de la gran historia|\
    Una espada rara, forjada por los maestros|Todas las recompensas de la temporada
    es-MX|% monedas de oro|Capítulo %|Espada de luz %|Pase de temporada %|Un costal de monedas de oro para tu aventura|\
    Abre un capítulo nuevo de la gran historia|Una espada rara, forjada por maestros|\
    Todas las recompensas de esta temporada
    fi|% kultakolikkoa|Luku %|Valon miekka %|Kausipassi %|Pussillinen kultakolikoita seikkailuihin|\
    Avaa uuden luvun suuressa tarinassa|Harvinainen miekka, vanhojen mestarien työtä|\
    Kaikki kauden palkinnot sankarillesi
    fr-CA|% pièces d'or|Chapitre %|Épée de lumière %|Passe de saison %|Un sac de pièces d'or pour chaque aventure|\
    Ouvre un nouveau chapitre du grand récit|Une épée rare, forgée par les vieux maîtres|\
    Toutes les récompenses de la saison
    fr-FR|% pièces d'or|Chapitre %|Épée de lumière %|Passe de saison %|Une bourse de pièces d'or pour l'aventure|\
    Ouvre un nouveau chapitre de l'histoire|Une épée rare, forgée par les vieux maîtres|\
    Toutes les récompenses de la saison
    he|% מטבעות זהב|פרק %|חרב האור %|כרטיס עונה %|שק מטבעות זהב לכל הרפתקה|פותח פרק חדש בסיפור הגדול|\
    חרב נדירה שחישלו האומנים הזקנים|כל הפרסים של העונה לגיבור שלך
    hi|% सोने के सिक्के|अध्याय %|प्रकाश की तलवार %|सीज़न पास %|हर रोमांच के लिए सोने के सिक्कों की थैली|\
    महान कहानी का नया अध्याय खोलता है|पुराने उस्तादों की बनाई दुर्लभ तलवार|आपके नायक के लिए सीज़न के सभी इनाम
    hr|% zlatnika|Poglavlje %|Mač svjetla %|Sezonska propusnica %|Vrećica zlatnika za svaku pustolovinu|\
    Otvara novo poglavlje velike priče|Rijedak mač, djelo starih majstora|Sve nagrade sezone za tvog junaka
    hu|% aranyérme|Fejezet %|A fény kardja %|Szezonbérlet %|Egy zsák aranyérme minden kalandhoz|\
    Megnyitja a nagy történet új fejezetét|Ritka kard, a régi mesterek műve|A szezon minden jutalma a hősödnek
    id|% koin emas|Bab %|Pedang cahaya %|Tiket musim %|Sekantong koin emas untuk setiap petualangan|\
    Membuka bab baru dari kisah besar|Pedang langka, buatan para empu lama|Semua hadiah musim ini untuk pahlawanmu
    it|% monete d'oro|Capitolo %|Spada di luce %|Pass stagionale %|Un sacco di monete d'oro per ogni avventura|\
    Apre un nuovo capitolo della grande storia|Una spada rara, forgiata dai vecchi maestri|\
    Tutti i premi della stagione per il tuo eroe
    ja|金貨 % 枚|第 % 章|光の剣 %|シーズンパス %|どんな冒険にも役立つ金貨の袋です|大いなる物語の新しい章が開きます|\
    古の匠が鍛えた、とても珍しい剣です|あなたの勇者に今季のすべての報酬を
    ko|금화 %개|제 % 장|빛의 검 %|시즌 패스 %|모든 모험에 쓸 수 있는 금화 주머니|위대한 이야기의 새로운 장을 엽니다|\
    옛 장인들이 벼려 낸 아주 희귀한 검|당신의 영웅을 위한 시즌의 모든 보상
    ms|% syiling emas|Bab %|Pedang cahaya %|Pas musim %|Sebeg syiling emas untuk setiap pengembaraan|\
    Membuka bab baharu kisah agung|Pedang nadir, tempaan guru lama|Semua ganjaran musim untuk wira anda
    nl-NL|% gouden munten|Hoofdstuk %|Zwaard van licht %|Seizoenspas %|Een zak gouden munten voor elk avontuur|\
    Opent een nieuw hoofdstuk van het verhaal|Een zeldzaam zwaard, van oude meesters|\
    Alle beloningen van het seizoen voor je held
    no|% gullmynter|Kapittel %|Lysets sverd %|Sesongpass %|En pose gullmynter til ethvert eventyr|\
    Åpner et nytt kapittel av historien|Et sjeldent sverd, smidd av gamle mestere|\
    Alle sesongens belønninger til helten din
    pl|% złotych monet|Rozdział %|Miecz światła %|Karnet sezonowy %|Sakiewka złotych monet na każdą przygodę|\
    Otwiera nowy rozdział wielkiej opowieści|Rzadki miecz, dzieło dawnych mistrzów|\
    Wszystkie nagrody sezonu dla bohatera
    pt-BR|% moedas de ouro|Capítulo %|Espada de luz %|Passe de temporada %|Um saco de moedas de ouro para a aventura|\
    Abre um novo capítulo da grande história|Uma espada rara, feita por velhos mestres|\
    Todas as recompensas da temporada
    pt-PT|% moedas de ouro|Capítulo %|Espada de luz %|Passe de época %|Uma bolsa de moedas de ouro para aventuras|\
    Abre um novo capítulo da grande história|Uma espada rara, forjada por mestres antigos|\
    Todas as recompensas da época
    ro|% monede de aur|Capitolul %|Sabia luminii %|Permis de sezon %|O pungă cu monede de aur pentru aventuri|\
    Deschide un nou capitol al marii povești|O sabie rară, făurită de vechii meșteri|\
    Toate recompensele sezonului pentru erou
    ru|% золотых монет|Глава %|Меч света %|Сезонный пропуск %|Мешок золотых монет для приключений|\
    Открывает новую главу великой истории|Редкий меч, выкованный старыми мастерами|\
    Все награды сезона для вашего героя
    sk|% zlatých mincí|Kapitola %|Meč svetla %|Sezónna vstupenka %|Mešec zlatých mincí na každé dobrodružstvo|\
    Otvorí novú kapitolu veľkého príbehu|Vzácny meč, ktorý ukuli starí majstri|\
    Všetky odmeny sezóny pre tvojho hrdinu
    sv|% guldmynt|Kapitel %|Ljusets svärd %|Säsongspass %|En påse guldmynt till varje äventyr|\
    Öppnar ett nytt kapitel i den stora sagan|Ett sällsynt svärd, smitt av gamla mästare|\
    Alla säsongens belöningar till din hjälte
    th|เหรียญทอง % เหรียญ|บทที่ %|ดาบแห่งแสง %|บัตรประจำฤดูกาล %|ถุงเหรียญทองสำหรับทุกการผจญภัย|\
    เปิดบทใหม่ของเรื่องราวอันยิ่งใหญ่|ดาบหายากที่ช่างโบราณตีขึ้น|รางวัลทั้งหมดของฤดูกาลนี้
    tr|% altın sikke|Bölüm %|Işığın kılıcı %|Sezon bileti %|Her macera için bir kese altın sikke|\
    Büyük hikâyenin yeni bölümünü açar|Eski ustaların dövdüğü nadir bir kılıç|Sezonun bütün ödülleri kahramanın için
    uk|% золотих монет|Розділ %|Меч світла %|Сезонна перепустка %|Мішок золотих монет для кожної пригоди|\
    Відкриває новий розділ великої історії|Рідкісний меч, викуваний старими майстрами|\
    Усі нагороди сезону для вашого героя
    vi|% đồng vàng|Chương %|Thanh gươm ánh sáng %|Vé mùa giải %|Một túi đồng vàng cho mọi cuộc phiêu lưu|\
    Mở ra chương mới của câu chuyện lớn|Thanh gươm hiếm do các bậc thầy xưa rèn|Mọi phần thưởng của mùa giải cho bạn
    zh-Hans|% 枚金币|第 % 章|光之剑 %|赛季通行证 %|一袋金币，陪伴你的每一次冒险|开启这个伟大故事的全新篇章|\
    由古代大师亲手锻造的稀有之剑|为你的英雄准备的全部赛季奖励
    zh-Hant|% 枚金幣|第 % 章|光之劍 %|賽季通行證 %|一袋金幣，陪伴你的每一次冒險|開啟這個偉大故事的全新篇章|\
    由古代大師親手鍛造的稀有之劍|為你的英雄準備的全部賽季獎勵
    """
}
