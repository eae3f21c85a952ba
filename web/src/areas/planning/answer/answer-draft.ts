import type { AnswerItem, Given, Kind } from './api'

// What somebody is about to answer to one of the things asked.
export type Draft = {
  kind: Kind | ''
  // Those that he can take.
  sessions: readonly string[]
  otherDate: string
  lodging: boolean
  transport: boolean
  question: string
}

export type Drafts = Readonly<Record<string, Draft>>

const order: readonly Kind[] = ['yes', 'but', 'no']

export function choicesOf({ may }: AnswerItem): Kind[] {
  return order.filter((kind) => may.includes(kind))
}

export function waits(item: AnswerItem): boolean {
  return item.state === 'not_answered' && choicesOf(item).length > 0
}

// The sessions that nobody else has accepted.
function freeOf({ sessions }: AnswerItem): string[] {
  return sessions.filter(({ taken }) => !taken).map(({ id }) => id)
}

// As it was answered before; else as the button of the mail says.
export function draftOf(item: AnswerItem, preset: Kind | ''): Draft {
  const { kind, session_ids, other_date, needs_lodging, needs_transport, question } = item.answer
  const wanted = kind || preset
  return {
    kind: choicesOf(item).find((one) => one === wanted) ?? '',
    sessions: session_ids.length > 0 ? session_ids : freeOf(item),
    otherDate: other_date,
    lodging: needs_lodging,
    transport: needs_transport,
    question,
  }
}

// Whether a condition says anything.
export function saysSomething(item: AnswerItem, draft: Draft): boolean {
  const some = draft.sessions.length > 0 && draft.sessions.length < item.sessions.length
  return some || draft.lodging || draft.transport || Boolean(draft.otherDate.trim() || draft.question.trim())
}

// As the server takes it: a condition goes with a "yes, but" only, a reason with a "no".
export function givenOf({ id, mark, sessions }: AnswerItem, draft: Draft, reason: string): Given {
  const but = draft.kind === 'but'
  const some = but && draft.sessions.length < sessions.length
  return {
    ...{ id, mark, kind: draft.kind },
    session_ids: some ? [...draft.sessions] : [],
    other_date: but ? draft.otherDate.trim() : '',
    needs_lodging: but && draft.lodging,
    needs_transport: but && draft.transport,
    question: but ? draft.question.trim() : '',
    reason: draft.kind === 'no' ? reason : '',
  }
}
