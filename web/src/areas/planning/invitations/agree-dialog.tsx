import Box from '@mui/material/Box'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { agreeInvitationRequestLimits } from '@/api/limits/agree-invitation-request'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { agreeInvitation, type Invitation, refreshInvitations } from './api'
import { AnswerWords } from './invitation-facts'
import { InvitingDialog } from './inviting-dialog'

type AgreeDialogProps = { invitation: Invitation; onClose: () => void }
type AgreeForm = { agreed_amount: number | null }

const limits = { agreed_amount: agreeInvitationRequestLimits.agreed_amount }

// Says yes to what an invitee asks for, with the amount that was agreed.
export function AgreeDialog({ invitation, onClose }: AgreeDialogProps) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const { person_name: name, currency, amount, agreed_amount: before, planning_id } = invitation
  const form = useFields<AgreeForm>({ values: { agreed_amount: before ?? amount }, limits })
  const agree = useMutation({
    mutationFn: ({ agreed_amount }: AgreeForm) => agreeInvitation(invitation, agreed_amount),
    onSuccess: () => {
      notify({ text: t('inviting.agree.done') })
      refreshInvitations(cache, planning_id)
      onClose()
    },
    onError: (error) => {
      showFailure(form, error)
      refreshInvitations(cache, planning_id) // what was answered since is shown
    },
  })
  return (
    <FormScope limits={limits}>
      <InvitingDialog
        title={t('inviting.agree.title', { name })}
        act={t('inviting.agree.act')}
        busy={agree.isPending}
        onAct={() => void form.handleSubmit((fields) => agree.mutate(fields))()}
        onClose={onClose}
      >
        <Box sx={{ gridColumn: '1 / -1' }}>
          <AnswerWords invitation={invitation} />
        </Box>
        <NumberField
          control={form.control}
          name="agreed_amount"
          label={t('inviting.agreed')}
          unit={currencySign(currency, language)}
          scale={unitsOf(currency)}
        />
      </InvitingDialog>
    </FormScope>
  )
}
