import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Control } from 'react-hook-form'
import { updateInvitationRequestLimits } from '@/api/limits/update-invitation-request'
import { sameLeaves } from '@/lib/leaves'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { FormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import {
  type Invitation,
  type InvitationMail,
  type OfferFields,
  previewMails,
  previewResend,
  refreshInvitations,
  resendInvitation,
  sendInvitations,
  updateOffer,
} from './api'
import { InvitingDialog } from './inviting-dialog'
import { MailPreview } from './mail-preview'
import { StayInputs } from './stay-inputs'

type OfferDialogProps = {
  invitation: Invitation
  // To send it, to change the offer and send again, or only to note another offer.
  way: 'send' | 'resend' | 'change'
  onClose: () => void
}

// What is offered; then, before anything is sent, the mail as it would go.
export function OfferDialog({ invitation, way, onClose }: OfferDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const [mails, setMails] = useState<InvitationMail[]>()
  const known = useRef(invitation)
  const [key] = useState(() => crypto.randomUUID())
  const form = useFields<OfferFields>({ values: offerOf(invitation), limits: updateInvitationRequestLimits })
  const { id, planning_id, person_name: name } = invitation
  const done = (text: string) => {
    notify({ text })
    refreshInvitations(cache, planning_id)
    onClose()
  }
  const keep = useMutation({
    mutationFn: async (fields: OfferFields) => {
      if (way === 'resend') return setMails(await previewResend(id, fields))
      if (!sameLeaves(fields, offerOf(known.current))) {
        known.current = await updateOffer(id, fields, known.current.version)
      }
      if (way === 'send') setMails(await previewMails([id], fields.answer_by))
    },
    onSuccess: () => way === 'change' && done(t('ui.saved')),
    onError: (error) => showFailure(form, error),
  })
  const send = useMutation<unknown>({
    mutationFn: () =>
      way === 'resend'
        ? resendInvitation(known.current, form.getValues(), '')
        : sendInvitations([id], form.getValues('answer_by'), key),
    onSuccess: () => done(t('inviting.send.done', { count: 1 })),
    onError: notifyFailure,
  })
  const title = t(`inviting.offer.${way}`, { name })
  if (mails) {
    return (
      <InvitingDialog
        title={title}
        act={t(way === 'resend' ? 'inviting.send.again' : 'inviting.send.act')}
        busy={send.isPending}
        onBack={() => setMails(undefined)}
        onAct={() => send.mutate()}
        onClose={onClose}
      >
        <MailPreview mails={mails} />
      </InvitingDialog>
    )
  }
  const submit = form.handleSubmit((fields) => keep.mutate(fields))
  return (
    <FormScope limits={updateInvitationRequestLimits}>
      <InvitingDialog
        title={title}
        act={t(way === 'change' ? 'ui.save' : 'inviting.preview')}
        busy={keep.isPending}
        onAct={() => void submit()}
        onClose={onClose}
      >
        <OfferInputs control={form.control} currency={invitation.currency} />
        {way === 'change' && isTold(invitation) && <Told />}
      </InvitingDialog>
    </FormScope>
  )
}

type OfferInputsProps = { control: Control<OfferFields>; currency: string }

function offerOf(invitation: Invitation): OfferFields {
  const { amount, offer_text, answer_by, lodging, transport, arrives_on, leaves_on } = invitation
  return { amount, offer_text, answer_by, lodging, transport, arrives_on, leaves_on }
}

// Who said “yes, but” reads what changes when that is settled; who was not written to, when he is.
function isTold({ sent_at, state }: Invitation): boolean {
  return sent_at !== null && state !== 'answered'
}

// That somebody hears of what is changed is known before it is.
function Told() {
  const { t } = useText()
  return (
    <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
      {t('inviting.offer.told')}
    </Typography>
  )
}

// What is offered to an invitee, and by when he is to answer.
function OfferInputs({ control, currency }: OfferInputsProps) {
  const { t, language } = useText()
  return (
    <>
      <NumberField
        control={control}
        name="amount"
        label={t('inviting.amount')}
        unit={currencySign(currency, language)}
        scale={unitsOf(currency)}
      />
      <DateField
        control={control}
        name="answer_by"
        label={t('inviting.answer_by')}
        help={t('inviting.answer_by_help')}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField
          control={control}
          name="offer_text"
          label={t('inviting.offer_text')}
          multiline
          minRows={2}
          autoComplete="off"
        />
      </Box>
      <StayInputs control={control} />
    </>
  )
}
