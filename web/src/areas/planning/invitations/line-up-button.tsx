import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type Invitation, lineUp, refreshInvitations } from './api'

type LineUpButtonProps = {
  course: { id: string; version: number }
  planningId: string
  half: Invitation['half']
  // Who is pencilled in, in the order of the board.
  ids: string[]
}

// Has who is pencilled in invited by itself, one after the other, when somebody says no or his time has passed.
export function LineUpButton({ course, planningId, half, ids }: LineUpButtonProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const line = useMutation({
    mutationFn: () => lineUp(course, half, ids),
    onSuccess: () => notify({ text: t('inviting.line.done', { count: ids.length }) }),
    onError: notifyFailure,
    onSettled: () => refreshInvitations(cache, planningId),
  })
  return (
    <Button size="small" loading={line.isPending} onClick={() => line.mutate()}>
      {t('inviting.line.act')}
    </Button>
  )
}
