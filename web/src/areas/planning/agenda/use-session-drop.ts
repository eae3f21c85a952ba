import { useQueryClient } from '@tanstack/react-query'
import type { DragEvent } from 'react'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type Move, moveSession, refreshAgenda, type Session } from './api'

type Spot = { y: number }
type WhereTo = (session: Session, spot: Spot) => Move

// Moves sessions, and asks why where their week-end is closed; true where it was done.
export function useSessionMove() {
  const { t } = useText()
  const cache = useQueryClient()
  return async (session: Session, to: Move, reason = ''): Promise<boolean> => {
    try {
      await moveSession(session, to, reason)
      refreshAgenda(cache, session.planning_id)
      notify({ text: t('agenda.move.done', { course: session.course_code }) })
      return true
    } catch (error) {
      if (!wantsReason(error)) {
        notifyFailure(error)
        return false
      }
    }
    const given = await confirmWithReason({
      title: t('agenda.move.closed'),
      act: t('agenda.move.act'),
      reason: t('agenda.move.reason'),
    })
    if (given === null) return false
    try {
      await moveSession(session, to, given)
      refreshAgenda(cache, session.planning_id)
      return true
    } catch (error) {
      notifyFailure(error)
      return false
    }
  }
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
        const dragged = event.dataTransfer.getData('text/plain')
        const session = sessions.find(({ id, may_move }) => may_move && id === dragged)
        if (!session) return
        const to = whereTo(session, { y: event.clientY - event.currentTarget.getBoundingClientRect().top })
        if (to.day !== session.day || to.start !== session.start) void move(session, to)
      },
    }),
  }
}

export type SessionDrop = ReturnType<typeof useSessionDrop>
