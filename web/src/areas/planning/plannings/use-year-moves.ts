import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { boardOf, changeBoard, turnBoard } from '../acts'
import { type Planning, refreshPlannings, type YearCell } from './api'
import { movedCourse } from './move-course'
import { sayPlanning } from './say-planning'
import type { YearColumn } from './year-cells'

// A course of the year that somebody holds, to bring it elsewhere.
export type Taken = { planning: Planning; column: YearColumn; cell: YearCell }

// Moves courses between the cells of a year: what is taken is brought to another week-end, or another class.
export function useYearMoves() {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const [taken, take] = useState<Taken>()

  const undo = useCallback(
    async (ids: readonly string[], act: string) => {
      try {
        await turnBoard(ids[0] ?? '', 'undo', { act })
        notify({ text: t('plannings.move.undone') })
      } catch (error) {
        notifyFailure(error)
      }
      for (const id of ids) refreshPlannings(cache, id)
    },
    [cache, t],
  )

  const bring = useCallback(
    async ({ planning: from, column: was, cell }: Taken, planning: Planning, column: YearColumn) => {
      take(undefined)
      if (from.id === planning.id && was.id === column.id) return
      const closed = [from, planning].find((one) => !takesCourses(one))
      if (closed) return refuse(t(`plannings.move.${closed.state === 'closed' ? 'closed' : 'canceled'}`))
      const ids = [planning.id, from.id]
      const key = crypto.randomUUID()
      try {
        const to = await boardOf(planning.id)
        const moved = movedCourse({
          ...{ to, from: from.id === planning.id ? to : await boardOf(from.id) },
          ...{ courseId: cell.agenda_course_id, fromClass: was.id, toClass: column.id },
        })
        if (typeof moved === 'string') return refuse(t(`plannings.move.${moved}`))
        await changeBoard(planning.id, { kind: 'move', key, changes: moved })
        const where = { code: column.label, planning: sayPlanning(planning, texts) }
        const text = t('plannings.move.done', { course: cell.course_name, ...where })
        notify({ text, undo: () => void undo(ids, key) })
      } catch (error) {
        notifyFailure(error)
      } finally {
        for (const id of ids) refreshPlannings(cache, id)
      }
    },
    [cache, t, texts, undo],
  )
  return { taken, take, bring, undo }
}

export type YearMoves = ReturnType<typeof useYearMoves>

// What is closed is changed on its board, with a reason; what is canceled is not changed at all.
export function takesCourses({ may_edit, state }: Planning): boolean {
  return may_edit && state !== 'closed'
}

function refuse(text: string): void {
  notify({ text, tone: 'error' })
}
