import { useQueryClient } from '@tanstack/react-query'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { confirm, confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { cancelPlanning, countTold, deletePlanning, type Planning, refreshPlannings } from './api'
import { sayPlanning } from './say-planning'

// What can be done with a whole planning.
export function usePlanningActions() {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()

  const remove = async (planning: Planning): Promise<void> => {
    const name = sayPlanning(planning, texts)
    const question = {
      title: t('plannings.delete.question'),
      text: name,
      details: hangsOnIt(planning, texts),
      act: t('plannings.delete.act'),
      irreversible: true,
    }
    try {
      if (!(await confirm(question))) return
      await deletePlanning(planning)
      refreshPlannings(cache, planning.id)
      notify({ text: t('plannings.delete.done', { name }) })
    } catch (error) {
      notifyFailure(error)
    }
  }

  const cancel = async (planning: Planning): Promise<void> => {
    const name = sayPlanning(planning, texts)
    const told = await countTold(planning.id).catch((error: unknown) => notifyFailure(error))
    if (told === undefined) return
    const reason = await confirmWithReason({
      title: t('plannings.cancel.question'),
      text: name,
      details: [...hangsOnIt(planning, texts), t('plannings.cancel.count', { count: told })],
      act: t('plannings.cancel.act'),
      // Not “Cancel”: two buttons of that name would be one too many.
      cancel: t('plannings.cancel.keep'),
      irreversible: true,
      reason: t('plannings.cancel.reason'),
    })
    if (reason === null) return
    try {
      await cancelPlanning(planning.id, reason)
      refreshPlannings(cache, planning.id)
      notify({ text: t('plannings.cancel.done', { name }) })
    } catch (error) {
      notifyFailure(error)
    }
  }

  return { remove, cancel }
}

// What goes with a planning, one line each.
function hangsOnIt({ courses, classes }: Planning, { t }: Texts): string[] {
  const lines: string[] = []
  if (courses > 0) lines.push(t('plannings.delete.courses', { count: courses }))
  if (classes.length > 0) lines.push(t('plannings.delete.classes', { count: classes.length }))
  return lines
}
