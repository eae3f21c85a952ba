import { create } from 'zustand'

export type Notice = {
  id: number
  text: string
  tone: 'info' | 'success' | 'error'
  // What can be taken back offers it for as long as the message stands.
  undo?: () => void
  // How much people had done when it was said.
  acts: number
}

type NewNotice = Omit<Notice, 'id' | 'tone' | 'acts'> & { tone?: Notice['tone'] }

// Messages are said one at a time, top centre, six seconds (the specification). Failures wait for each other; of good
// news only the newest counts.
export const useNotices = create<{ queue: Notice[] }>(() => ({ queue: [] }))

export const noticeMs = 6000

let lastId = 0
let acts = 0

// May be called from anywhere, not only from components. The text is already in the person's language.
export function notify(notice: NewNotice): void {
  lastId += 1
  const next: Notice = { tone: 'success', ...notice, id: lastId, acts }
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

// Somebody pressed, clicked or went back: what was said before belongs to what he did before.
export function noteAct(): void {
  acts += 1
}

// Another page is shown. What an act said on its way there belongs to that page: nobody has done anything since. All
// else goes with the page that said it.
export function leaveNotices(): void {
  useNotices.setState(({ queue }) => ({ queue: queue.filter((notice) => notice.acts === acts) }))
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ queue }) => ({ queue: queue.filter((notice) => notice.id !== id) }))
}
