import { useQueryClient } from '@tanstack/react-query'
import type { Seen } from '@/api/seen'
import { staleRecord } from '@/api/stale-record'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { confirm, type Question } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import {
  type Course,
  type CourseDependents,
  deleteCourse,
  fetchDependents,
  forgetCourse,
  keepCourse,
  type Outcome,
  restoreCourse,
} from './api'

type Named = { id: string; name: string }

// What can be done with a whole course, from the list and from its own page alike.
export function useCourseActions() {
  const texts = useText()
  const cache = useQueryClient()

  // Asks first, with what hangs on it; null where it was not done.
  const remove = async ({ id, version, name }: Named & Seen): Promise<Outcome | null> => {
    try {
      const dependents = await fetchDependents(id)
      if (!(await confirm(deleteQuestion(name, dependents, texts)))) return null
      const outcome = await deleteCourse({ id, version })
      forgetCourse(cache, id)
      notify({
        text: texts.t(`course.delete.${outcome}`, { name }),
        ...(outcome === 'archived' && { undo: () => void restore({ id, name }) }),
      })
      return outcome
    } catch (error) {
      notifyFailure(error)
      const now = staleRecord<Course>(error)
      if (now) keepCourse(cache, now)
      return null
    }
  }

  const restore = async ({ id, name }: Named): Promise<void> => {
    try {
      keepCourse(cache, await restoreCourse(id))
      notify({ text: texts.t('course.restore.done', { name }) })
    } catch (error) {
      notifyFailure(error)
    }
  }

  return { remove, restore }
}

function deleteQuestion(name: string, { items, archives }: CourseDependents, { t, code }: Texts): Question {
  const details = items
    .filter(({ count }) => count > 0)
    .map((item) => code(`course.hangs.${item.name}`, { count: item.count }) ?? `${item.name}: ${item.count}`)
  return {
    title: t('course.delete.question'),
    text: t(`course.delete.${archives ? 'archives_text' : 'text'}`, { name }),
    details,
    act: archives ? t('course.delete.archives_act') : t('course.delete.act'),
    irreversible: !archives,
  }
}
