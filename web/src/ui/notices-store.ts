import { create } from 'zustand'

export type Notice = {
  id: number
  text: string
  tone: 'info' | 'success' | 'error'
  // What can be taken back offers it for as long as the message stands.
  undo?: () => void
}

type NewNotice = Omit<Notice, 'id' | 'tone'> & { tone?: Notice['tone'] }

// Messages wait here for their turn: one at a time, top centre, six seconds (the specification).
export const useNotices = create<{ queue: Notice[] }>(() => ({ queue: [] }))

export const noticeMs = 6000

let lastId = 0

// May be called from anywhere, not only from components. The text is already in the person's language.
export function notify(notice: NewNotice): void {
  lastId += 1
  const next: Notice = { tone: 'success', ...notice, id: lastId }
  useNotices.setState(({ queue }) =>
    queue.some((waiting) => waiting.text === next.text) ? { queue } : { queue: inTurn(queue, next) },
  )
}

// What failed is told at once, before good news: people wait for it.
function inTurn(queue: Notice[], next: Notice): Notice[] {
  const ahead = next.tone === 'error' ? queue.filter(({ tone }) => tone === 'error').length : queue.length
  return queue.toSpliced(ahead, 0, next)
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ queue }) => ({ queue: queue.filter((notice) => notice.id !== id) }))
}
