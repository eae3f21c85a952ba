import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { SheetKinds } from '@/offline/sheet-kind'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'

type BringInProps = { kinds: SheetKinds; onDone: () => Promise<void> }

// Takes over what somebody entered elsewhere and could not send any more, from the file that he saved.
export function BringIn({ kinds, onDone }: BringInProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const picker = useRef<HTMLInputElement>(null)
  const bring = useMutation({
    mutationFn: async (file: File) => {
      const { bringIn } = await import('@/offline/unsent-file')
      return bringIn(cache, kinds, await file.text())
    },
    onSuccess: (count) =>
      notify(
        count === undefined
          ? { text: t('kept.bring.wrong'), tone: 'error' }
          : { text: t('kept.bring.done', { count }) },
      ),
    onError: notifyFailure,
    onSettled: onDone,
  })
  return (
    <>
      <Button size="small" loading={bring.isPending} onClick={() => picker.current?.click()} sx={{ mt: 1 }}>
        {t('kept.bring.act')}
      </Button>
      <Box
        component="input"
        type="file"
        hidden
        aria-label={t('kept.bring.act')}
        ref={picker}
        accept=".json"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) bring.mutate(file)
          event.target.value = ''
        }}
      />
    </>
  )
}
