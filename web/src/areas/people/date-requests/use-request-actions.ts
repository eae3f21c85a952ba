import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type AnsweredRequest, cancelRequest, keepRequest, remind } from './api'

// What can be done with a question that is open.
export function useRequestActions(request: AnsweredRequest) {
  const { t } = useText()
  const cache = useQueryClient()
  const act = useMutation({
    mutationFn: ({ send }: { send: (id: string) => Promise<AnsweredRequest>; said: string }) =>
      send(request.id),
    onSuccess: (changed, { said }) => {
      keepRequest(cache, changed)
      notify({ text: said })
    },
    onError: notifyFailure,
  })
  return {
    busy: act.isPending,
    sendReminders: async () => act.mutate({ send: remind, said: t('instructor.request.reminded') }),
    cancel: async () => {
      const question = {
        title: t('instructor.request.cancel_title'),
        text: t('instructor.request.cancel_text'),
        act: t('instructor.request.cancel'),
        cancel: t('ui.close'),
      }
      if (!(await confirm({ ...question, irreversible: true }))) return
      act.mutate({ send: cancelRequest, said: t('instructor.request.canceled') })
    },
  }
}
