import { useQueryClient } from '@tanstack/react-query'
import { staleRecord } from '@/api/stale-record'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { confirm, type Question } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type Class, deleteClass, forgetClass, keepClass, type Outcome, restoreClass } from './api'

// What can be done with a whole class, from the list and from its own page alike.
export function useClassActions() {
  const texts = useText()
  const cache = useQueryClient()

  // Asks first, with what hangs on it; null where it was not done.
  const remove = async (group: Class): Promise<Outcome | null> => {
    try {
      if (!(await confirm(deleteQuestion(group, texts)))) return null
      const outcome = await deleteClass(group)
      forgetClass(cache, group.id)
      notify({
        text: texts.t(`class.delete.${outcome}`, { code: group.code }),
        ...(outcome === 'archived' && { undo: () => void restore(group) }),
      })
      return outcome
    } catch (error) {
      notifyFailure(error)
      const now = staleRecord<Class>(error)
      if (now) keepClass(cache, now)
      return null
    }
  }

  const restore = async ({ id, code }: Class): Promise<void> => {
    try {
      keepClass(cache, await restoreClass(id))
      notify({ text: texts.t('class.restore.done', { code }) })
    } catch (error) {
      notifyFailure(error)
    }
  }

  return { remove, restore }
}

// A class that anybody was ever enrolled in is kept: it is put away, and can be brought back.
function deleteQuestion({ code, confirmed, waiting }: Class, { t }: Texts): Question {
  const students = confirmed + waiting
  return {
    title: t('class.delete.question'),
    text: t('class.delete.text', { code }),
    details: students > 0 ? [t('class.delete.students', { count: students })] : [],
    act: t(students > 0 ? 'class.delete.archives_act' : 'class.delete.act'),
    irreversible: students === 0,
  }
}
