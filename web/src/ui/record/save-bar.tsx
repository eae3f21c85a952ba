import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { FieldValues } from 'react-hook-form'
import { useLine } from '@/api/line'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { FormBar } from './form-bar'
import { OfflineNote } from './offline-note'
import type { RecordForm } from './use-record-form'

// Stands at the foot of the page as soon as something was changed: how much, Cancel and Save. Without a line it says
// that nothing is lost, and what will be saved by itself.
export function SaveBar<F extends FieldValues>({ state }: { state: RecordForm<F> }) {
  const { t } = useText()
  const { changes, saving, reset } = state
  const online = useLine((line) => line.online)
  const count = t('ui.changes', { count: changes })
  if (changes === 0) return null
  const handleCancel = async () => {
    const question = {
      title: t('parts.discard.title'),
      act: t('parts.discard.act'),
      cancel: t('parts.leave.stay'),
    }
    if (await confirm({ ...question, text: t('parts.leave.text'), irreversible: true })) reset()
  }
  return (
    <FormBar label={count}>
      <OfflineNote state={state} />
      {online && (
        <Typography role="status" sx={{ marginInlineEnd: 'auto', fontWeight: 550 }}>
          {count}
        </Typography>
      )}
      <Button color="inherit" onClick={handleCancel} disabled={saving}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={saving}>
        {t('ui.save')}
      </Button>
    </FormBar>
  )
}
