import { ApiError } from '@/api/api-error'
import { isFinal } from '@/api/is-final'
import { type Acted, changeBoard, turnBoard } from '../acts'
import type { Board } from './api'
import { type Act, applyAct, toSend } from './board-draft'

// Thought through on the board as one sees it, and again on the board as the server has it when its turn comes.
export type MakeAct = (board: Board) => Act | undefined

// What one did, or took back. Who typed something is told where nothing has come of it, to keep what was typed.
export type Wanted = { onRefused?: () => void } & ({ make: MakeAct } | { way: 'undo' | 'redo' })

export type Pending = Wanted & { key: string; reason: string }

export function shownWith(board: Board, one: Pending): Board {
  const act = 'make' in one ? one.make(board) : undefined
  return act ? applyAct(board, act) : board
}

// Nothing where it cannot be done on the board as it has become.
export async function sendPending(id: string, one: Pending, board: Board): Promise<Acted | undefined> {
  const { key, reason } = one
  if ('way' in one) return turnBoard(id, one.way, { key, reason })
  const act = one.make(board)
  if (!act) return undefined
  return changeBoard(id, { kind: act.kind, key, reason, changes: act.changes.map(toSend) })
}

const direction = (one: Wanted) => ('way' in one && one.way === 'undo' ? -1 : 1)

// What is left when one was refused: all the rest, but not the undo that was meant for it, which would take back
// something else.
export function afterRefusal(all: readonly Pending[], refused: Pending): readonly Pending[] {
  const rest = all.filter(({ key }) => key !== refused.key)
  let depth = direction(refused)
  const back = rest.findIndex((one) => {
    depth += direction(one)
    return depth === 0
  })
  const meant = rest[back]
  return meant && 'way' in meant ? rest.filter((one) => one !== meant) : rest
}

const patience = { first: 1_000, longest: 30_000, tries: 5 }

// In how many milliseconds it is worth another try; undefined where the answer will be the same.
export function waitBefore(error: unknown, tries: number): number | undefined {
  const failed = error instanceof ApiError ? error : undefined
  if (!failed || isFinal(error)) return undefined
  // A fault of the server, and not of the moment.
  if (failed.status === 500 && tries >= patience.tries) return undefined
  return Math.max(failed.retryAfter * 1000, Math.min(patience.first * 2 ** tries, patience.longest))
}
