import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import {
  acceptCatchUp,
  type CatchUp,
  endCatchUp,
  handInWork,
  refreshCatchUps,
  takeCatchUp,
  undoCatchUp,
} from './api'

// What can be done with a catch-up; each tells what was done, and what failed.
export function useCatchUpActs({ id }: CatchUp) {
  const { t } = useText()
  const cache = useQueryClient()
  const act = useMutation({
    mutationFn: (one: { run: () => Promise<unknown>; done: string; undo?: () => void }) => one.run(),
    onSuccess: (_, { done, undo }) => notify({ text: done, ...(undo && { undo }) }),
    onError: notifyFailure,
    onSettled: () => refreshCatchUps(cache),
  })
  const undo = () => act.mutate({ run: () => undoCatchUp(id), done: t('catchup.undone') })
  return {
    busy: act.isPending,
    take: () => act.mutate({ run: () => takeCatchUp(id), done: t('catchup.took'), undo }),
    accept: () => act.mutate({ run: () => acceptCatchUp(id), done: t('catchup.accepted') }),
    handIn: (file: File) => act.mutate({ run: () => handInWork(id, file), done: t('catchup.handed') }),
    end: async () => {
      const question = {
        title: t('catchup.end_question'),
        details: [t('catchup.end_details')],
        act: t('catchup.end'),
      }
      if (await confirm(question)) act.mutate({ run: () => endCatchUp(id), done: t('catchup.ended_done') })
    },
  }
}
