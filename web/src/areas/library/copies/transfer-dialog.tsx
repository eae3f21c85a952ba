import { useQueryClient } from '@tanstack/react-query'
import { transferCopyRequestLimits } from '@/api/limits/transfer-copy-request'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { type Copy, refreshCopies, transfer } from './api'

// Gives a copy to another campus.
export function TransferDialog({ copy, onClose }: { copy: Copy; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const form = useFields({ values: { campus_id: '' }, limits: transferCopyRequestLimits })
  const send = form.handleSubmit(async ({ campus_id }) => {
    try {
      const moved = await transfer(copy.id, campus_id)
      refreshCopies(cache)
      notify({ text: t('copy.transfer.done', { barcode: moved.barcode, campus: moved.campus_name }) })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={transferCopyRequestLimits}>
      <FormDialog
        title={t('copy.transfer.act')}
        act={t('copy.transfer.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <CampusField
          control={form.control}
          name="campus_id"
          label={t('copy.campus')}
          except={[copy.campus_id]}
          required
        />
      </FormDialog>
    </FormScope>
  )
}
