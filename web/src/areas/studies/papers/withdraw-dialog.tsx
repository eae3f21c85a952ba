import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withdrawPaperRequestLimits } from '@/api/limits/withdraw-paper-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { paperKeys } from '../keys'
import { type IssuedPaper, withdrawPaper } from './api'
import { PaperDialog } from './paper-dialog'

type WithdrawForm = { reason: string }

// Takes a paper out of use, and asks why.
export function WithdrawDialog({ paper, onClose }: { paper: IssuedPaper; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const limits = withdrawPaperRequestLimits
  const form = useFields<WithdrawForm>({ values: { reason: '' }, limits })
  const withdraw = useMutation({
    mutationFn: ({ reason }: WithdrawForm) => withdrawPaper(paper.id, reason),
    onSuccess: () => {
      notify({ text: t('issued.withdrawn', { number: paper.number }) })
      void cache.invalidateQueries({ queryKey: paperKeys.papers })
      onClose()
    },
    onError: (error) => showFailure(form, error),
  })
  return (
    <FormScope limits={limits}>
      <PaperDialog
        title={t('issued.withdraw_title', { number: paper.number })}
        act={t('issued.withdraw')}
        busy={withdraw.isPending}
        onAct={() => void form.handleSubmit((fields) => withdraw.mutate(fields))()}
        onClose={onClose}
      >
        <Typography>{t('issued.withdraw_text')}</Typography>
        <TextField control={form.control} name="reason" label={t('issued.reason')} required autoFocus />
      </PaperDialog>
    </FormScope>
  )
}
