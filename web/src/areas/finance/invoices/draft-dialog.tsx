import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { newDraftFieldsLimits } from '@/api/limits/new-draft-fields'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { useLines } from '@/ui/form/use-lines'
import { AddIcon, CloseIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { MoneyFacts } from '../money-line'
import { invoicePath } from '../paths'
import { PayerField, usePayer } from '../payer-field'
import { refreshMoney } from '../refresh'
import { useCarefulClose } from '../use-careful-close'
import { useCurrencyOf } from '../use-currency'
import { useMoney } from '../use-money'
import { createInvoice, type FullInvoice, updateInvoice } from './api'
import { checkDraft, type DraftForm, draftInput, draftOf } from './draft-form'

const { payer_id, deadline, note } = newDraftFieldsLimits
const limits = { payer_id, deadline, note }

type DraftDialogProps = {
  // The draft that is changed; without one, a new one is made.
  invoice?: FullInvoice
  onClose: () => void
}

// An invoice by hand: to whom, what for, by when.
export function DraftDialog({ invoice, onClose }: DraftDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const form = useFields<DraftForm>({
    values: draftOf(invoice),
    limits,
    check: checkDraft,
  })
  const { control } = form
  const payer = usePayer(useWatch({ control, name: 'payer_id' }))
  const currency = useCurrencyOf(invoice?.campus_id ?? payer?.campus_id, invoice?.currency)
  const close = useCarefulClose(form.formState.isDirty, onClose)
  const send = form.handleSubmit(async (fields) => {
    try {
      const input = draftInput(fields)
      const saved = invoice
        ? await updateInvoice(invoice.id, input, invoice.version)
        : await createInvoice(key, fields.payer_id, input)
      refreshMoney(cache)
      notify({ text: t('invoice.draft.saved') })
      onClose()
      if (!invoice) void navigate(invoicePath(saved.id))
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        wide
        title={t(invoice ? 'invoice.draft.change' : 'invoice.draft.new')}
        act={t('invoice.draft.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={close}
      >
        {!invoice && <PayerField control={control} name="payer_id" label={t('invoice.payer')} />}
        {invoice?.enrollment_id ? null : <LineFields form={form} currency={currency} />}
        {invoice?.enrollment_id ? null : (
          <DateField
            control={control}
            name="deadline"
            label={t('invoice.deadline')}
            help={t('invoice.draft.deadline_help')}
            autoComplete="off"
          />
        )}
        <TextField
          control={control}
          name="note"
          label={t('invoice.note')}
          multiline
          minRows={2}
          autoComplete="off"
        />
      </FormDialog>
    </FormScope>
  )
}

type LineFieldsProps = { form: UseFormReturn<DraftForm>; currency: string }

// What it is for, a line each, and what they come to.
function LineFields({ form, currency }: LineFieldsProps) {
  const { control } = form
  const { t, language } = useText()
  const money = useMoney()
  const { keys, add, remove } = useLines(form, 'lines')
  const lines = useWatch({ control, name: 'lines' })
  const total = lines.reduce((sum, { amount }) => sum + (Number.isFinite(amount) ? (amount ?? 0) : 0), 0)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {keys.map((key, at) => (
        <Box key={key} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <TextField
              control={control}
              name={`lines.${at}.text`}
              label={t('invoice.draft.line', { number: at + 1 })}
              autoComplete="off"
              required
            />
          </Box>
          <Box sx={{ width: 132, flexShrink: 0 }}>
            <NumberField
              control={control}
              name={`lines.${at}.amount`}
              label={t('finance.amount')}
              unit={currencySign(currency, language)}
              scale={unitsOf(currency)}
              required
            />
          </Box>
          {keys.length > 1 && (
            <IconButton
              aria-label={t('invoice.draft.remove_line', { number: at + 1 })}
              onClick={() => remove(at)}
              sx={{ mt: 3.25 }}
            >
              <CloseIcon />
            </IconButton>
          )}
        </Box>
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Button startIcon={<AddIcon />} onClick={() => add({ text: '', amount: null })}>
          {t('invoice.draft.add_line')}
        </Button>
        <MoneyFacts facts={[{ label: t('invoice.total'), value: money(total, currency), strong: true }]} />
      </Box>
    </Box>
  )
}
