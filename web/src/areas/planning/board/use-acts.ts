import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useLine } from '@/api/line'
import type { Known } from '@/api/since'
import { staleRecord } from '@/api/stale-record'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { useUnsaved } from '@/ui/record/unsaved'
import type { Acted } from '../acts'
import { boardKeys as keys } from '../keys'
import type { Board, BoardCourse } from './api'
import { withActed } from './board-draft'
import {
  afterRefusal,
  type MakeAct,
  type Pending,
  sendPending,
  shownWith,
  type Wanted,
  waitBefore,
} from './board-queue'

export type Acts = {
  // With all that is under way.
  board: Board
  saving: boolean
  savedAt: Date | undefined
  // Whether the board is to ask before it is left.
  guards: boolean
  // False where nothing comes of it. What is refused later is told, too, for what was typed to be kept.
  act: (make: MakeAct, onRefused?: () => void) => Promise<boolean>
  turn: (way: 'undo' | 'redo') => Promise<void>
  // What somebody else changed under one's hands: the course, as it stands now.
  foreign: BoardCourse | undefined
}

// Shows what one does at once, and saves it as one works, one act after the other. What is refused is put back and
// told, and the rest goes on; without a line, or while the server cannot, it waits under its key, and is done once.
export function useActs(confirmed: Board): Acts {
  const cache = useQueryClient()
  const id = confirmed.planning.id
  const [pending, setPending] = useState<readonly Pending[]>([])
  const askReason = useReason(confirmed)
  const board = useMemo(() => pending.reduce(shownWith, confirmed), [pending, confirmed])
  const latest = useRef(board)
  latest.current = board

  const add = useCallback(
    async (one: Wanted) => {
      const reason = await askReason()
      if (reason === null) return one.onRefused?.()
      await cache.cancelQueries({ queryKey: keys.board(id), exact: true })
      setPending((all) => [...all, { ...one, reason, key: crypto.randomUUID() }])
    },
    [askReason, cache, id],
  )
  const { waits, savedAt, foreign } = useSending(id, pending[0], setPending)
  // What is on its way comes to the server, whoever leaves the page; what waits does not.
  const left = waits ? pending.length : Math.max(pending.length - 1, 0)
  const guards = useUnsaved(left, () => setPending([]))
  useBeforeUnload((event) => {
    if (pending.length > 0) event.preventDefault()
  })

  // What has come of it all, and what is wrong with it now.
  const idle = pending.length === 0
  const wasIdle = useRef(true)
  useEffect(() => {
    if (idle && !wasIdle.current) void cache.invalidateQueries({ queryKey: keys.board(id), exact: true })
    wasIdle.current = idle
  }, [idle, cache, id])

  return {
    ...{ board, saving: !idle, savedAt, guards, foreign },
    act: async (make, onRefused) => {
      if (!make(latest.current)) return false
      await add({ make, ...(onRefused && { onRefused }) })
      return true
    },
    turn: (way) => add({ way }),
  }
}

type SetPending = (change: (all: readonly Pending[]) => readonly Pending[]) => void

// Sends what comes first, again and again where that may help.
function useSending(id: string, first: Pending | undefined, setPending: SetPending) {
  const { t } = useText()
  const cache = useQueryClient()
  const online = useLine((state) => state.online)
  const over = useSession((state) => state.over)
  const [savedAt, setSavedAt] = useState<Date>()
  const [foreign, setForeign] = useState<BoardCourse>()
  const [tries, setTries] = useState(0)
  const [waits, setWaits] = useState(false)
  const running = useRef('')
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  useEffect(() => {
    if (!first || !online || over || running.current !== '') return
    const known = cache.getQueryData<Known<Board>>(keys.board(id))
    if (!known) return
    running.current = first.key
    const settle = (rest: (all: readonly Pending[]) => readonly Pending[]) => {
      running.current = ''
      setTries(0)
      setWaits(false)
      setPending(rest)
    }
    // What comes next is thought through on the board that the refusal was about.
    const refuse = async (tell: () => void): Promise<void> => {
      tell()
      first.onRefused?.()
      await cache.refetchQueries({ queryKey: keys.board(id), exact: true })
      settle((all) => afterRefusal(all, first))
    }
    const handleAnswer = async (acted: Acted | undefined): Promise<void> => {
      if (!acted) return await refuse(() => notify({ text: t('board.not_done'), tone: 'error' }))
      keep(cache, id, acted)
      setSavedAt(new Date())
      settle((all) => all.filter(({ key }) => key !== first.key))
    }
    const handleFailure = async (error: unknown): Promise<void> => {
      if (hasNoLine(error) || useSession.getState().over) {
        // Tried again under the same key when the line is back, or he has signed in again.
        running.current = ''
        return
      }
      const wait = waitBefore(error, tries)
      if (wait === undefined) return await refuse(() => tellFailure(error, t, setForeign))
      if (tries === 0) notifyFailure(error)
      setWaits(true)
      pause.current = setTimeout(() => {
        running.current = ''
        setTries(tries + 1)
      }, wait)
    }
    void sendPending(id, first, known.data).then(handleAnswer, handleFailure)
  }, [first, online, over, tries, cache, id, setPending, t])

  return { waits: waits || !online || over, savedAt, foreign }
}

function keep(cache: ReturnType<typeof useQueryClient>, id: string, acted: Acted): void {
  void cache.cancelQueries({ queryKey: keys.board(id), exact: true })
  cache.setQueryData<Known<Board>>(
    keys.board(id),
    (known) => known && { mark: known.mark, data: withActed(known.data, acted) },
  )
  void cache.invalidateQueries({ queryKey: keys.everyClass })
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
