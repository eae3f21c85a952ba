import { useQueryClient } from '@tanstack/react-query'
import type { Seen } from '@/api/seen'
import { staleRecord } from '@/api/stale-record'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { confirm, type Question } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import {
  type Campus,
  type Dependents,
  deleteCampus,
  fetchDependents,
  forgetCampus,
  keepCampus,
  type Outcome,
  restoreCampus,
} from './api'

type Named = { id: string; name: string }

// What can be done with a whole campus, from the list and from its own page alike.
export function useCampusActions() {
  const texts = useText()
  const cache = useQueryClient()

  // Asks first, with what hangs on it; null where it was not done.
  const remove = async ({ id, version, name }: Named & Seen): Promise<Outcome | null> => {
    try {
      const dependents = await fetchDependents(id)
      if (!(await confirm(deleteQuestion(name, dependents, texts)))) return null
      const outcome = await deleteCampus({ id, version })
      forgetCampus(cache, id)
      notify({
        text: texts.t(`campus.delete.${outcome}`, { name }),
        ...(outcome === 'archived' && { undo: () => void restore({ id, name }) }),
      })
      return outcome
    } catch (error) {
      notifyFailure(error)
      const now = staleRecord<Campus>(error)
      if (now) keepCampus(cache, now)
      return null
    }
  }

  const restore = async ({ id, name }: Named): Promise<void> => {
    try {
      keepCampus(cache, await restoreCampus(id))
      notify({ text: texts.t('campus.restore.done', { name }) })
    } catch (error) {
      notifyFailure(error)
    }
  }

  return { remove, restore }
}

function deleteQuestion(name: string, { items, archives }: Dependents, { t, code }: Texts): Question {
  const details = items
    .filter(({ count }) => count > 0)
    .map((item) => code(`campus.hangs.${item.name}`, { count: item.count }) ?? `${item.name}: ${item.count}`)
  return {
    title: t('campus.delete.question'),
    text: t(`campus.delete.${archives ? 'archives_text' : details.length > 0 ? 'text' : 'text_alone'}`, {
      name,
    }),
    details,
    act: archives ? t('campus.delete.archives_act') : t('campus.delete.act'),
    irreversible: !archives,
  }
}
