import { create } from 'zustand'

export type Notice = {
  id: number
  text: string
  tone: 'info' | 'success' | 'error'
  // What can be taken back offers it for as long as the message stands.
  undo?: () => void
  // When it was said.
  at: number
}

type NewNotice = Omit<Notice, 'id' | 'tone' | 'at'> & { tone?: Notice['tone'] }

// Messages are said one at a time, top centre, six seconds (the specification). Failures wait for each other; of good
// news only the newest counts.
export const useNotices = create<{ queue: Notice[] }>(() => ({ queue: [] }))

export const noticeMs = 6000

let lastId = 0

// May be called from anywhere, not only from components. The text is already in the person's language.
export function notify(notice: NewNotice): void {
  lastId += 1
  const next: Notice = { tone: 'success', ...notice, id: lastId, at: Date.now() }
  useNotices.setState(({ queue }) =>
    queue.some((waiting) => waiting.text === next.text) ? { queue } : { queue: inTurn(queue, next) },
  )
}

// What failed is told at once, before good news: people wait for it. Newer good news takes the place of older.
function inTurn(queue: Notice[], next: Notice): Notice[] {
  const failures = queue.filter(({ tone }) => tone === 'error')
  if (next.tone !== 'error') return [...failures, next]
  return [...failures, next, ...queue.filter(({ tone }) => tone !== 'error')]
}

// What an act says on its way to another page belongs to that page.
const onItsWay = 500

// Another page is shown, which was asked for at that moment: what the page before it said goes with it.
export function leaveNotices(askedAt: number): void {
  useNotices.setState(({ queue }) => ({ queue: queue.filter(({ at }) => at > askedAt - onItsWay) }))
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ queue }) => ({ queue: queue.filter((notice) => notice.id !== id) }))
}
