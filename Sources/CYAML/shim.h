#ifndef IAPCATALOG_CYAML_SHIM_H
#define IAPCATALOG_CYAML_SHIM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

/// A parser over bytes that the caller keeps, the event it stands at, and the cursor that turns marks into bytes.
typedef struct {
  yaml_parser_t parser;
  yaml_event_t event;
  const uint8_t *bytes;
  size_t count;
  size_t character;
  size_t byte;
  /// All bytes from the cursor up to here are ASCII.
  size_t clean;
  bool ascii;
} iap_yaml_reader;

/// One event as plain numbers; places are byte offsets.
typedef struct {
  uint32_t start;
  uint32_t end;
  uint32_t length;
  uint8_t kind;
  uint8_t style;
  bool explicit_document;
  bool has_tag;
  bool has_anchor;
} iap_yaml_event;

/// Where and why reading stopped; places are byte offsets, the texts are constants of the library.
typedef struct {
  const char *problem;
  const char *context;
  size_t problem_byte;
  size_t context_byte;
  bool is_encoding;
  bool is_memory;
} iap_yaml_fault;

/// Null when there is no memory. `origin` is the length of a byte order mark.
static inline iap_yaml_reader *iap_yaml_open(const uint8_t *bytes, size_t count, size_t origin, bool ascii) {
  iap_yaml_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  if (!yaml_parser_initialize(&reader->parser)) {
    free(reader);
    return NULL;
  }
  reader->bytes = bytes;
  reader->count = count;
  reader->byte = origin;
  reader->clean = origin;
  reader->ascii = ascii;
  yaml_parser_set_encoding(&reader->parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&reader->parser, bytes + origin, count - origin);
  return reader;
}

static inline void iap_yaml_close(iap_yaml_reader *reader) {
  yaml_event_delete(&reader->event);
  yaml_parser_delete(&reader->parser);
  free(reader);
}

static inline bool iap_yaml_continues(uint8_t byte) { return (byte & 0xC0) == 0x80; }

static const uint64_t iap_yaml_ones = 0x0101010101010101;

/// Where the first byte is that is not ASCII.
static inline size_t iap_yaml_clean_end(const uint8_t *bytes, size_t place, size_t count) {
  for (; place + 8 <= count; place += 8) {
    uint64_t word;
    memcpy(&word, bytes + place, 8);
    if (word & 0x80 * iap_yaml_ones) break;
  }
  while (place < count && bytes[place] < 0x80) place++;
  return place;
}

/// Moves the cursor to a character and says at which byte that is; cheap while characters only grow.
static inline size_t iap_yaml_byte(iap_yaml_reader *reader, size_t character) {
  size_t byte = reader->byte;
  if (reader->ascii) return byte + character;
  const uint8_t *bytes = reader->bytes;
  size_t count = reader->count;
  if (character >= reader->character) {
    size_t ahead = character - reader->character;
    while (byte + ahead > reader->clean) {
      ahead -= reader->clean - byte;
      byte = reader->clean;
      if (byte >= count) {
        ahead = 0;
        break;
      }
      for (; ahead > 0 && byte < count && bytes[byte] >= 0x80; ahead--) {
        byte++;
        while (byte < count && iap_yaml_continues(bytes[byte])) byte++;
      }
      reader->clean = iap_yaml_clean_end(bytes, byte, count);
    }
    byte += ahead;
  } else {
    size_t back = reader->character - character;
    for (; back > 0 && byte > 0; back -= !iap_yaml_continues(bytes[byte])) byte--;
    reader->clean = byte;
  }
  reader->character = character;
  reader->byte = byte;
  return byte;
}

/// What one quick look over all bytes tells.
typedef struct {
  bool is_ascii;
  /// The offset of the first line too many that starts with `%TAG`; the count of the bytes if there is none.
  size_t tag_directive_too_many;
} iap_yaml_survey;

static inline iap_yaml_survey iap_yaml_look_over(const uint8_t *bytes, size_t count, size_t allowed_tag_directives) {
  uint8_t all = 0;
  for (size_t index = 0; index < count; index++) all |= bytes[index];
  iap_yaml_survey survey = {all < 0x80, count};
  const uint8_t *end = bytes + count;
  const uint8_t *place = bytes;
  while ((place = memchr(place, '%', (size_t)(end - place)))) {
    bool starts_line = place == bytes || place[-1] == '\n' || place[-1] == '\r';
    if (starts_line && end - place >= 4 && memcmp(place, "%TAG", 4) == 0 && allowed_tag_directives-- == 0) {
      survey.tag_directive_too_many = (size_t)(place - bytes);
      break;
    }
    place++;
  }
  return survey;
}

/// Whether a text stands somewhere after a `#` on its line, as in a comment.
static inline bool iap_yaml_comment_may_hold(const uint8_t *bytes, size_t count, const uint8_t *sought, size_t length) {
  const uint8_t *end = bytes + count;
  const uint8_t *place = bytes;
  while (place < end && (place = memchr(place, '#', (size_t)(end - place)))) {
    const uint8_t *line_end = memchr(place, '\n', (size_t)(end - place));
    if (!line_end) line_end = end;
    for (; (size_t)(line_end - place) >= length; place++) {
      if (memcmp(place, sought, length) == 0) return true;
    }
    place = line_end;
  }
  return false;
}

/// False at a fault.
static inline bool iap_yaml_next(iap_yaml_reader *reader, iap_yaml_event *result) {
  yaml_event_t *event = &reader->event;
  yaml_event_delete(event);
  if (!yaml_parser_parse(&reader->parser, event)) return false;
  result->start = (uint32_t)iap_yaml_byte(reader, event->start_mark.index);
  result->end = (uint32_t)iap_yaml_byte(reader, event->end_mark.index);
  result->length = 0;
  result->kind = (uint8_t)event->type;
  result->style = 0;
  result->explicit_document = false;
  result->has_tag = false;
  result->has_anchor = false;
  // Most events are scalars: a branch that is foreseen costs less than a jump table.
  if (event->type == YAML_SCALAR_EVENT) {
    result->length = (uint32_t)event->data.scalar.length;
    result->style = (uint8_t)event->data.scalar.style;
    result->has_tag = event->data.scalar.tag != NULL;
    result->has_anchor = event->data.scalar.anchor != NULL;
    return true;
  }
  switch (event->type) {
  case YAML_SEQUENCE_START_EVENT:
    result->style = (uint8_t)event->data.sequence_start.style;
    result->has_tag = event->data.sequence_start.tag != NULL;
    result->has_anchor = event->data.sequence_start.anchor != NULL;
    break;
  case YAML_MAPPING_START_EVENT:
    result->style = (uint8_t)event->data.mapping_start.style;
    result->has_tag = event->data.mapping_start.tag != NULL;
    result->has_anchor = event->data.mapping_start.anchor != NULL;
    break;
  case YAML_ALIAS_EVENT: result->has_anchor = true; break;
  case YAML_DOCUMENT_START_EVENT: result->explicit_document = !event->data.document_start.implicit; break;
  default: break;
  }
  return true;
}

/// Only counts the events up to the end or a fault: the bare work of the library.
static inline size_t iap_yaml_count(iap_yaml_reader *reader) {
  size_t count = 0;
  while (yaml_parser_parse(&reader->parser, &reader->event)) {
    bool ended = reader->event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&reader->event);
    count++;
    if (ended) break;
  }
  return count;
}

/// The tag of the event, or null.
static inline const char *iap_yaml_tag(const iap_yaml_reader *reader) {
  switch (reader->event.type) {
  case YAML_SCALAR_EVENT: return (const char *)reader->event.data.scalar.tag;
  case YAML_SEQUENCE_START_EVENT: return (const char *)reader->event.data.sequence_start.tag;
  case YAML_MAPPING_START_EVENT: return (const char *)reader->event.data.mapping_start.tag;
  default: return NULL;
  }
}

/// The anchor of the event, or the one that an alias names, or null.
static inline const char *iap_yaml_anchor(const iap_yaml_reader *reader) {
  switch (reader->event.type) {
  case YAML_SCALAR_EVENT: return (const char *)reader->event.data.scalar.anchor;
  case YAML_SEQUENCE_START_EVENT: return (const char *)reader->event.data.sequence_start.anchor;
  case YAML_MAPPING_START_EVENT: return (const char *)reader->event.data.mapping_start.anchor;
  case YAML_ALIAS_EVENT: return (const char *)reader->event.data.alias.anchor;
  default: return NULL;
  }
}

/// The value of a scalar event, else null.
static inline const uint8_t *iap_yaml_value(const iap_yaml_reader *reader) {
  return reader->event.type == YAML_SCALAR_EVENT ? reader->event.data.scalar.value : NULL;
}

/// Whether the source's bytes in a range are exactly the scalar's value.
static inline bool iap_yaml_value_stands(const iap_yaml_reader *reader, size_t start, size_t end) {
  size_t length = reader->event.data.scalar.length;
  return start <= end && end <= reader->count && end - start == length &&
         memcmp(reader->bytes + start, reader->event.data.scalar.value, length) == 0;
}

/// Not 0 when one of eight bytes is no printable ASCII character.
static inline uint64_t iap_yaml_strange(uint64_t word) {
  return (word | (word - 0x20 * iap_yaml_ones) | (word + iap_yaml_ones)) & 0x80 * iap_yaml_ones;
}

/// Whether every byte of the scalar's value is a printable ASCII character or the space.
static inline bool iap_yaml_value_is_plain_ascii(const iap_yaml_reader *reader) {
  const uint8_t *value = reader->event.data.scalar.value;
  size_t length = reader->event.data.scalar.length;
  uint64_t strange = 0;
  uint64_t word;
  if (length < 8) {
    for (size_t index = 0; index < length; index++) strange |= (uint8_t)(value[index] - 0x20) > 0x5E;
    return strange == 0;
  }
  for (size_t index = 0; index + 8 < length; index += 8) {
    memcpy(&word, value + index, 8);
    strange |= iap_yaml_strange(word);
  }
  memcpy(&word, value + length - 8, 8);
  return (strange | iap_yaml_strange(word)) == 0;
}

static inline iap_yaml_fault iap_yaml_last_fault(iap_yaml_reader *reader, size_t origin) {
  yaml_parser_t *parser = &reader->parser;
  iap_yaml_fault fault = {0};
  fault.problem = parser->problem ? parser->problem : "";
  fault.context = parser->context ? parser->context : "";
  fault.is_encoding = parser->error == YAML_READER_ERROR;
  fault.is_memory = parser->error == YAML_MEMORY_ERROR;
  fault.context_byte = parser->context ? iap_yaml_byte(reader, parser->context_mark.index) : 0;
  fault.problem_byte =
      fault.is_encoding ? origin + parser->problem_offset : iap_yaml_byte(reader, parser->problem_mark.index);
  return fault;
}

#endif
