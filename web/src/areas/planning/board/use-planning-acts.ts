import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '@/api/since'
import { useText } from '@/texts/use-text'
import { confirm, confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { boardKeys as keys } from '../keys'
import { cancelPlanning, closePlanning, countTold, findMissing, type Planning } from './api'

// Closing and canceling a planning, after the question.
export function usePlanningActs(planning: Planning) {
  const { t } = useText()
  const cache = useQueryClient()
  const number = planning.number
  const finish = async (act: Promise<Planning>, text: string) => {
    try {
      await act
      notify({ text })
      askAnew(cache, keys.board(planning.id))
      void cache.invalidateQueries({ queryKey: keys.plannings })
    } catch (error) {
      notifyFailure(error)
    }
  }
  const close = async () => {
    const missing = await findMissing(planning.id).catch((error: unknown) => notifyFailure(error))
    if (!missing) return
    const details = missing
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => t(`board.close.missing.${name}`, { count }))
    const question = { title: t('board.close.title', { number }), text: t('board.close.text') }
    if (await confirm({ ...question, details, act: t('board.close.act') })) {
      await finish(closePlanning(planning.id), t('board.close.done'))
    }
  }
  const cancel = async () => {
    const told = await countTold(planning.id).catch((error: unknown) => notifyFailure(error))
    if (told === undefined) return
    const reason = await confirmWithReason({
      ...{ title: t('board.cancel.title', { number }), text: t('board.cancel.text') },
      details: [
        t('board.cancel.courses', { count: planning.courses }),
        t('board.cancel.count', { count: told }),
      ],
      ...{ act: t('board.cancel.act'), reason: t('board.cancel.reason'), irreversible: true },
    })
    if (reason !== null) await finish(cancelPlanning(planning.id, reason), t('board.cancel.done'))
  }
  return { close: () => void close(), cancel: () => void cancel() }
}
