import { useMutation, useQueryClient } from '@tanstack/react-query'
import { staleRecord } from '@/api/stale-record'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import {
  type Curriculum,
  createVersion,
  deleteCurriculum,
  forgetCurriculum,
  keepCurriculum,
  type Outcome,
  restoreCurriculum,
} from './api'

// What can be done with a whole version of a curriculum.
export function useCurriculumActions() {
  const { t } = useText()
  const cache = useQueryClient()
  const next = useMutation({ mutationFn: (curriculum: Curriculum) => createVersion(curriculum.id) })

  // Asks first; null where it was not done. What a class follows is put away, not deleted.
  const remove = async (curriculum: Curriculum): Promise<Outcome | null> => {
    const { id, name, number, class_count: count } = curriculum
    const followed = count > 0
    const question = {
      title: t('curriculum.delete.question'),
      text: t('curriculum.delete.text', { name, number }),
      details: followed ? [t('curriculum.delete.followed', { count })] : [],
      act: t(followed ? 'curriculum.delete.archives_act' : 'curriculum.delete.act'),
      irreversible: !followed,
    }
    try {
      if (!(await confirm(question))) return null
      const outcome = await deleteCurriculum(curriculum)
      forgetCurriculum(cache, id)
      notify({
        text: t(`curriculum.delete.${outcome}`, { name, number }),
        ...(outcome === 'archived' && { undo: () => void restore(curriculum) }),
      })
      return outcome
    } catch (error) {
      notifyFailure(error)
      const now = staleRecord<Curriculum>(error)
      if (now) keepCurriculum(cache, now)
      return null
    }
  }

  const restore = async ({ id, name, number }: Curriculum): Promise<void> => {
    try {
      keepCurriculum(cache, await restoreCurriculum(id))
      notify({ text: t('curriculum.restore.done', { name, number }) })
    } catch (error) {
      notifyFailure(error)
    }
  }

  // The next version, with the courses of this one to begin with.
  const makeVersion = async (curriculum: Curriculum): Promise<Curriculum | null> => {
    try {
      const made = await next.mutateAsync(curriculum)
      keepCurriculum(cache, made)
      notify({ text: t('curriculum.version.done', { number: made.number }) })
      return made
    } catch (error) {
      notifyFailure(error)
      return null
    }
  }

  return { remove, restore, makeVersion, making: next.isPending }
}
