import { writeDay } from '@/lib/calendar-days'
import { languageName } from '@/lib/world'
import type { TextKey } from '@/texts/text-key'
import type { Texts } from '@/texts/texts'
import type { HistoryWords } from '@/ui/record/history-events'
import { type HistoryEntry, trailOf } from '@/ui/record/history-source'
import { LastChanges } from '@/ui/record/last-changes'
import { RecordHistory } from '@/ui/record/record-history'
import type { Class } from './api'

export function ClassHistory({ group, onClose }: { group: Class; onClose: () => void }) {
  return (
    <RecordHistory source={trailOf('class', group.id)} now={group} words={classWords} onClose={onClose} />
  )
}

export function ClassChanges({ group }: { group: Class }) {
  return <LastChanges source={trailOf('class', group.id)} now={group} words={classWords} />
}

const names: Record<string, TextKey> = {
  code: 'class.code',
  level: 'class.level',
  programme: 'class.programme',
  start_year: 'class.start_year',
  end_year: 'class.end_year',
  language: 'class.language',
  capacity: 'class.capacity',
  curriculum: 'class.curriculum',
  graduated: 'class.state_name.graduated',
  archived: 'class.state_name.archived',
  'issued.kind': 'issued.what',
  'issued.papers': 'issued.how_many',
}

// A course that the class has had: "done.FOI1" holds the day.
const done = 'done.'

const values: Record<string, (value: string, texts: Texts) => string | undefined> = {
  programme: (value, { code }) => code(`class.programmes.${value}`),
  language: (value, { language }) => languageName(value, language),
  'issued.kind': (value, { code }) => code(`issued.kind.${value}`),
}

const classWords: HistoryWords = {
  action: (entry, texts) => stepTaken(entry, texts) ?? texts.code(`class.event.${entry.action}`),
  field: (name, { t }) => {
    if (name.startsWith(done)) return t('class.courses.mark', { name: name.slice(done.length) })
    return names[name] && t(names[name])
  },
  value: (name, fields, texts) => {
    const value = fields[name]
    if (typeof value !== 'string') return undefined
    return name.startsWith(done) ? writeDay(value, texts.language) : values[name]?.(value, texts)
  },
}

// A step is called as it is in the list of the steps.
function stepTaken({ changes }: HistoryEntry, { t }: Texts): string | undefined {
  const after = (name: string) => changes.find(({ field }) => field === name)?.after
  const kind = after('step.kind')
  if (kind === 'promote') return t('class.step.promote.name', { level: after('step.next') })
  return kind === 'graduate' ? t('class.step.graduate.name') : undefined
}
