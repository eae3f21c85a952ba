import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { notifyFailure } from '@/ui/notify-failure'
import { chooseLetters, type ReadLetter } from './api'

type UnsubscribeViewProps = { token: string; letter: ReadLetter }

// Only a click ends letters: mail scanners open links. The same page takes it back.
export function UnsubscribeView({ token, letter }: UnsubscribeViewProps) {
  const { t } = useText()
  const [wanted, setWanted] = useState(letter.wanted)
  const choose = useMutation({
    mutationFn: (next: boolean) => chooseLetters(token, next),
    onSuccess: (choice) => setWanted(choice.wanted),
    onError: notifyFailure,
  })
  if (wanted) {
    return (
      <BarePage
        title={t('letter.unsubscribe.title')}
        text={t('letter.unsubscribe.text', { name: letter.name })}
      >
        <Button
          variant="contained"
          size="large"
          fullWidth
          loading={choose.isPending}
          onClick={() => choose.mutate(false)}
        >
          {t('letter.unsubscribe.act')}
        </Button>
      </BarePage>
    )
  }
  return (
    <BarePage title={t('letter.unsubscribe.done')} text={t('letter.unsubscribe.done_text')}>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        loading={choose.isPending}
        onClick={() => choose.mutate(true)}
      >
        {t('letter.unsubscribe.again')}
      </Button>
    </BarePage>
  )
}
