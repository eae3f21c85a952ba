import type { Texts } from '@/texts/texts'
import type { HistoryChange, HistoryEvent } from './history-drawer'
import type { HistoryEntry } from './history-source'

// The fields of a record at one moment, as the trail has them.
export type RecordFields = Readonly<Record<string, unknown>>

// How a kind of record says what happened to it.
export type HistoryWords = {
  // What was done; undefined for what has no name yet.
  action: (entry: HistoryEntry, texts: Texts) => string | undefined
  // A field as the screen calls it; undefined for what tells people nothing.
  field: (name: string, texts: Texts) => string | undefined
  // A value as people know it, with the fields beside it at that moment: an amount needs its currency. Undefined for
  // what reads as it is.
  value: (name: string, fields: RecordFields, texts: Texts) => string | undefined
}

// Events in words, the newest first as they come. Each tells only the fields that it changed, so the others are followed
// back from what they are now.
export function eventsOf(
  entries: readonly HistoryEntry[],
  now: RecordFields,
  words: HistoryWords,
  texts: Texts,
): HistoryEvent[] {
  let fields = now
  return entries.map((entry) => {
    const after = { ...fields, ...valuesOf(entry, 'after') }
    const before = { ...fields, ...valuesOf(entry, 'before') }
    fields = before
    return {
      id: entry.id,
      at: entry.at,
      who: entry.person_name,
      what: words.action(entry, texts) ?? texts.t('history.changed'),
      changes: changesOf(namesOf(entry), before, after, words, texts),
    }
  })
}

// What somebody else changed between two versions of a record, in words.
export function changesBetween(
  before: RecordFields,
  after: RecordFields,
  words: HistoryWords,
  texts: Texts,
): HistoryChange[] {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return changesOf(names, before, after, words, texts)
}

const namesOf = ({ changes }: HistoryEntry) => changes.map(({ field }) => field)

function valuesOf({ changes }: HistoryEntry, side: 'before' | 'after'): RecordFields {
  return Object.fromEntries(changes.map((change) => [change.field, change[side]]))
}

// One line for each name: what people know as one thing, such as an amount and its currency, may be several fields.
function changesOf(
  names: readonly string[],
  before: RecordFields,
  after: RecordFields,
  words: HistoryWords,
  texts: Texts,
): HistoryChange[] {
  const lines = new Map<string, HistoryChange>()
  for (const name of names) {
    const field = words.field(name, texts)
    if (field === undefined || lines.has(field) || isNothingNew(before[name], after[name])) continue
    const say = (fields: RecordFields) => words.value(name, fields, texts) ?? plainWords(fields[name], texts)
    const line = { field, before: say(before), after: say(after) }
    // What is hidden reads the same before and after, and is told all the same.
    if (line.before || line.after) lines.set(field, line)
  }
  return [...lines.values()]
}

// What a new record has off, or none of.
const isNothingNew = (before: unknown, after: unknown) =>
  (before === null || before === undefined) && (after === false || after === 0)

export function plainWords(value: unknown, { t }: Texts): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no')
  return Array.isArray(value) ? value.join(', ') : String(value)
}
