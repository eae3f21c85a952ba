import Box from '@mui/material/Box'
import type { Control } from 'react-hook-form'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import type { Invitation, OfferFields } from './api'
import { StayInputs } from './stay-inputs'

type OfferInputsProps = { control: Control<OfferFields>; currency: string }

export function offerOf(invitation: Invitation): OfferFields {
  const { amount, offer_text, answer_by, lodging, transport, arrives_on, leaves_on } = invitation
  return { amount, offer_text, answer_by, lodging, transport, arrives_on, leaves_on }
}

// What is offered to an invitee, and by when he is to answer.
export function OfferInputs({ control, currency }: OfferInputsProps) {
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
