import CatalogModel

extension Catalog {
  /// The products that have an identifier of their own in a store record, each identifier once: those of the stages, and
  /// all live and retired ones; drafts of other stages only where they are asked for too.
  func scopedProducts(
    of app: App, in record: StoreRecord, stages: Set<Stage>, withDrafts: Bool = false
  ) -> [ScopedProduct] {
    let hasDrafts = withDrafts || stages.contains(.draft)
    var result: [ScopedProduct] = []
    var positions: [ExactText: Int] = [:]
    for (index, id) in productIDs(of: app, in: record) where !id.string.isEmpty {
      let product = app.products[index]
      guard let stage = product.effectiveStage, stage != .draft || hasDrafts else { continue }
      let scoped = ScopedProduct(index: index, product: product, id: id.string, stage: stage)
      // A second product of one identifier is an error of the catalog; the asked-for one is the better guess.
      if let position = positions[id] {
        if !stages.contains(result[position].stage), stages.contains(stage) { result[position] = scoped }
      } else {
        positions[id] = result.count
        result.append(scoped)
      }
    }
    return result
  }
}
