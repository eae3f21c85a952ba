import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { FieldValues } from 'react-hook-form'
import { useLine } from '@/api/line'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { FormBar } from './form-bar'
import { OfflineNote } from './offline-note'
import type { RecordForm } from './use-record-form'

type SaveBarProps<F extends FieldValues> = {
  state: RecordForm<F>
  // Leads back to reading; with it the bar stands there from the first moment, as the way out.
  onCanceled?: (() => void) | undefined
}

// Stands at the foot of the page as soon as something was changed: how much, Cancel and Save. Without a line it says
// that nothing is lost, and what will be saved by itself.
export function SaveBar<F extends FieldValues>({ state, onCanceled }: SaveBarProps<F>) {
  const { t } = useText()
  const { changes, saving, reset } = state
  const online = useLine((line) => line.online)
  const count = changes > 0 ? t('ui.changes', { count: changes }) : ''
  if (changes === 0 && !onCanceled) return null
  const handleCancel = async () => {
    if (changes === 0) return onCanceled?.()
    const question = {
      title: t('parts.discard.title'),
      act: t('parts.discard.act'),
      cancel: t('parts.leave.stay'),
    }
    if (!(await confirm({ ...question, text: t('parts.leave.text'), irreversible: true }))) return
    reset()
    onCanceled?.()
  }
  return (
    <FormBar label={count || t('ui.save')}>
      <OfflineNote state={state} />
      {online && (
        <Typography role="status" sx={{ marginInlineEnd: 'auto', fontWeight: 550 }}>
          {count}
        </Typography>
      )}
      <Button color="inherit" onClick={handleCancel} disabled={saving}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={saving} disabled={changes === 0}>
        {t('ui.save')}
      </Button>
    </FormBar>
  )
}
