import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { useLine } from '@/api/line'
import type { Known } from '@/api/since'
import { staleRecord } from '@/api/stale-record'
import { useText } from '@/texts/use-text'
import { confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type Acted, changeBoard, turnBoard } from '../acts'
import type { Board, BoardCourse } from './api'
import { type Act, applyAct, toSend, withActed } from './board-draft'
import { keys } from './keys'

// Thought through on the board as one sees it, and again on the board as the server has it when its turn comes.
type MakeAct = (board: Board) => Act | undefined

type Pending = { key: string; reason: string } & ({ make: MakeAct } | { way: 'undo' | 'redo' })

export type Acts = {
  // With all that is under way.
  board: Board
  saving: boolean
  savedAt: Date | undefined
  // False where nothing comes of it.
  act: (make: MakeAct) => Promise<boolean>
  turn: (way: 'undo' | 'redo') => Promise<void>
  // What somebody else changed under one's hands: the course, as it stands now.
  foreign: BoardCourse | undefined
}

// Shows what one does at once, and saves it as one works, one act after the other. What is refused is put back and
// told; without a line it waits, under its key, and is done once.
export function useActs(confirmed: Board): Acts {
  const { t } = useText()
  const cache = useQueryClient()
  const id = confirmed.planning.id
  const [pending, setPending] = useState<readonly Pending[]>([])
  const [savedAt, setSavedAt] = useState<Date>()
  const [foreign, setForeign] = useState<BoardCourse>()
  const running = useRef('')
  const online = useLine((state) => state.online)
  const askReason = useReason(confirmed)
  const board = useMemo(() => pending.reduce(shownWith, confirmed), [pending, confirmed])
  const latest = useRef(board)
  latest.current = board

  const add = useCallback(
    async (one: { make: MakeAct } | { way: 'undo' | 'redo' }) => {
      const reason = await askReason()
      if (reason === null) return
      await cache.cancelQueries({ queryKey: keys.board(id), exact: true })
      setPending((all) => [...all, { ...one, reason, key: crypto.randomUUID() }])
    },
    [askReason, cache, id],
  )

  const settle = useCallback(
    (failed?: unknown) => {
      if (failed === undefined) setSavedAt(new Date())
      else tellFailure(failed, t, setForeign)
      running.current = ''
      setPending((all) => (failed === undefined ? all.slice(1) : []))
    },
    [t],
  )

  const first = pending[0]
  useEffect(() => {
    if (!first || !online || running.current !== '') return
    const known = cache.getQueryData<Known<Board>>(keys.board(id))
    if (!known) return
    running.current = first.key
    send(id, first, known.data).then(
      (acted) => {
        if (acted) keep(cache, id, acted)
        settle()
      },
      (error: unknown) => {
        // Tried again under the same key when the line is back.
        if (hasNoLine(error)) running.current = ''
        else settle(error)
      },
    )
  }, [first, online, cache, id, settle])

  // What has come of it all, and what is wrong with it now.
  const idle = pending.length === 0
  const wasIdle = useRef(true)
  useEffect(() => {
    if (idle && !wasIdle.current) void cache.invalidateQueries({ queryKey: keys.board(id), exact: true })
    wasIdle.current = idle
  }, [idle, cache, id])

  return {
    board,
    saving: !idle,
    savedAt,
    foreign,
    act: async (make) => {
      if (!make(latest.current)) return false
      await add({ make })
      return true
    },
    turn: (way) => add({ way }),
  }
}

function shownWith(board: Board, one: Pending): Board {
  const act = 'make' in one ? one.make(board) : undefined
  return act ? applyAct(board, act) : board
}

function send(id: string, one: Pending, board: Board): Promise<Acted | undefined> {
  if ('way' in one) return turnBoard(id, one.way, one.reason)
  const act = one.make(board)
  if (!act) return Promise.resolve(undefined)
  const { key, reason } = one
  return changeBoard(id, { kind: act.kind, key, reason, changes: act.changes.map(toSend) })
}

function keep(cache: ReturnType<typeof useQueryClient>, id: string, acted: Acted): void {
  void cache.cancelQueries({ queryKey: keys.board(id), exact: true })
  cache.setQueryData<Known<Board>>(
    keys.board(id),
    (known) => known && { mark: known.mark, data: withActed(known.data, acted) },
  )
  void cache.invalidateQueries({ queryKey: ['class'] })
  void cache.invalidateQueries({ queryKey: keys.plannings })
}

function hasNoLine(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

function tellFailure(
  error: unknown,
  t: ReturnType<typeof useText>['t'],
  setForeign: (course: BoardCourse) => void,
): void {
  const theirs = staleRecord<BoardCourse>(error)
  if (theirs) setForeign(theirs)
  if (!theirs) notifyFailure(error)
  else notify({ text: t('board.foreign', { course: theirs.course_name }), tone: 'error' })
}

// What was closed is changed with a reason, asked for once.
function useReason({ planning }: Board): () => Promise<string | null> {
  const { t } = useText()
  const said = useRef('')
  return useCallback(async () => {
    if (planning.state !== 'closed' || said.current) return said.current
    const reason = await confirmWithReason({
      ...{ title: t('board.closed.title'), text: t('board.closed.text') },
      ...{ act: t('board.closed.act'), reason: t('board.closed.reason') },
    })
    said.current = reason ?? ''
    return reason
  }, [planning.state, t])
}
