import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { DownloadIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { AnyKind, SheetId } from './sheet-kind'
import { takeAlong } from './taken-along'
import { takenKey } from './taken-list'

// Takes the sheets of a class along, to be worked on without a line.
export function TakeAlongButton({ kind, ids }: { kind: AnyKind; ids: readonly SheetId[] }) {
  const { t } = useText()
  const cache = useQueryClient()
  const take = useMutation({
    mutationFn: () => takeAlong(kind, ids),
    onSuccess: (count) =>
      notify(
        count < ids.length
          ? { text: t('kept.along.failed'), tone: 'error' }
          : { text: t('kept.along.done', { count }) },
      ),
    onError: notifyFailure,
    onSettled: () => cache.invalidateQueries({ queryKey: takenKey }),
  })
  if (ids.length === 0) return null
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={take.isPending}
      loadingPosition="start"
      onClick={() => take.mutate()}
    >
      {t('kept.along.take', { count: ids.length })}
    </Button>
  )
}
