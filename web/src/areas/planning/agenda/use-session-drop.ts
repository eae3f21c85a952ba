import { useQueryClient } from '@tanstack/react-query'
import type { DragEvent } from 'react'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { turnBoard } from '../acts'
import { type Move, moveSession, refreshAgenda, type Session } from './api'

type Spot = { y: number }
type WhereTo = (session: Session, spot: Spot) => Move

// Moves sessions, and asks why where their week-end is closed; the message takes it back. Tells whether it was done.
export function useSessionMove() {
  const { t } = useText()
  const cache = useQueryClient()
  const attempt = async (act: () => Promise<unknown>, session: Session) => {
    try {
      await act()
      return true
    } catch (error) {
      if (wantsReason(error)) return false
      notifyFailure(error)
      return undefined
    } finally {
      refreshAgenda(cache, session.planning_id)
    }
  }
  const move = async (session: Session, to: Move, reason = ''): Promise<boolean> => {
    const act = crypto.randomUUID()
    const done = await attempt(() => moveSession(session, to, act, reason), session)
    if (done) {
      const undo = () => void attempt(() => turnBoard(session.planning_id, 'undo', { act, reason }), session)
      notify({ text: t('agenda.move.done', { course: session.course_code }), undo })
    }
    if (done !== false) return done === true
    const given = await confirmWithReason({
      title: t('agenda.move.closed'),
      act: t('agenda.move.act'),
      reason: t('agenda.move.reason'),
    })
    return given !== null && (await move(session, to, given))
  }
  return move
}

function wantsReason(error: unknown): boolean {
  return error instanceof ApiError && error.fields.some(({ code }) => code === 'planning.reason_wanted')
}

// Sessions are dragged with the mouse onto a day or an hour; who has none moves them in the panel.
export function useSessionDrop(sessions: readonly Session[]) {
  const move = useSessionMove()
  return {
    onto: (whereTo: WhereTo) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        event.currentTarget.dataset.over = ''
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        delete event.currentTarget.dataset.over
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        delete event.currentTarget.dataset.over
        const [dragged, grip] = event.dataTransfer.getData('text/plain').split(' ')
        const session = sessions.find(({ id, may_move }) => may_move && id === dragged)
        if (!session) return
        const top = event.clientY - event.currentTarget.getBoundingClientRect().top
        const to = whereTo(session, { y: top - Number(grip) })
        if (to.day !== session.day || to.start !== session.start) void move(session, to)
      },
    }),
  }
}

// Which session, and how far below its beginning it was taken: it begins where its edge is let go, not the pointer.
export function heldSession(id: string, { clientY, currentTarget }: DragEvent<HTMLElement>): string {
  return `${id} ${Math.round(clientY - currentTarget.getBoundingClientRect().top)}`
}

export type SessionDrop = ReturnType<typeof useSessionDrop>
