import { useQueryClient } from '@tanstack/react-query'
import { updateCopyRequestLimits } from '@/api/limits/update-copy-request'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { RecordDialog } from '@/ui/record/record-dialog'
import { useRecordForm } from '@/ui/record/use-record-form'
import { type Copy, type CopyFields, refreshCopies, updateCopy } from './api'

const fieldsOf = ({ barcode, note }: Copy): CopyFields => ({ barcode, note })

// Another label was put on a copy, or something is to be known of it.
export function EditCopyDialog({ copy, onClose }: { copy: Copy; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const state = useRecordForm<Copy, CopyFields>({
    record: copy,
    fieldsOf,
    limits: updateCopyRequestLimits,
    save: async (fields, version) => {
      const saved = await updateCopy(copy.id, fields, version)
      refreshCopies(cache)
      onClose()
      return saved
    },
  })
  const { control } = state.form
  return (
    <RecordDialog title={t('copy.edit')} state={state} onClose={onClose}>
      <TextField control={control} name="barcode" label={t('copy.barcode')} autoComplete="off" autoFocus />
      <TextField control={control} name="note" label={t('copy.note')} autoComplete="off" />
    </RecordDialog>
  )
}
