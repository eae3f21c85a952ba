import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { useLines } from '@/ui/form/use-lines'
import { AddIcon, CloseIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { refreshMoney } from '../refresh'
import { useCarefulClose } from '../use-careful-close'
import { type EnrollmentMoney, setShares } from './api'
import { NewPayerDialog } from './new-payer-dialog'
import { OtherPayerField, type PayerNames } from './other-payer-field'

type ShareLine = { payer_id: string; kind: 'percent' | 'amount'; value: number | null }
type SharesForm = { shares: ShareLine[] }

const shareOf = ({ payer_id, kind, value }: EnrollmentMoney['shares'][number]) => ({ payer_id, kind, value })

const hundredths = 100
const blank: ShareLine = { payer_id: '', kind: 'percent', value: null }

// Which share of an enrollment others pay: a church, a company, a relative. What was paid or invoiced stays as it was.
export function SharesDialog({ money, onClose }: { money: EnrollmentMoney; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const { enrollment_id, student_name, shares } = money
  const form = useFields<SharesForm>({
    values: {
      shares: shares.length > 0 ? shares.map(shareOf) : [blank],
    },
    limits: {},
    check: checkShares,
  })
  const close = useCarefulClose(form.formState.isDirty, onClose)
  const send = form.handleSubmit(async (fields) => {
    try {
      const sent = fields.shares.map(({ value, ...share }) => ({ ...share, value: value ?? 0 }))
      await setShares(enrollment_id, sent, shares.map(shareOf))
      refreshMoney(cache)
      notify({ text: t('finance.shares.done') })
      onClose()
    } catch (error) {
      // What is wrong with them together has no field of its own.
      if (fields.shares.length === 0) notifyFailure(error)
      else showFailure(form, error)
    }
  })
  return (
    <FormScope limits={{}}>
      <FormDialog
        wide
        title={t('finance.shares.title', { name: student_name })}
        act={t('finance.shares.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={close}
      >
        <Box sx={{ color: 'text.secondary' }}>{t('finance.shares.text')}</Box>
        <ShareFields form={form} money={money} />
      </FormDialog>
    </FormScope>
  )
}

function checkShares({ shares }: SharesForm) {
  const faults: Record<string, string | undefined> = {}
  for (const [at, { payer_id, kind, value }] of shares.entries()) {
    if (payer_id === '') faults[`shares.${at}.payer_id`] = 'field.required'
    if (value === null || value === 0) faults[`shares.${at}.value`] = 'field.required'
    else if (!Number.isInteger(value) || value < 0) faults[`shares.${at}.value`] = 'field.format'
    else if (kind === 'percent' && value > 100 * hundredths) {
      faults[`shares.${at}.value`] = 'finance.shares_exceed'
    }
  }
  return faults
}

type ShareFieldsProps = { form: UseFormReturn<SharesForm>; money: EnrollmentMoney }

function ShareFields({ form, money: { shares, currency, campus_id } }: ShareFieldsProps) {
  const { control } = form
  const { t, language } = useText()
  const { keys, add, remove } = useLines(form, 'shares')
  const lines = useWatch({ control, name: 'shares' })
  const [adding, setAdding] = useState<{ at: number; name: string } | null>(null)
  const [made, setMade] = useState<PayerNames>({})
  const names = useMemo(
    () => ({
      ...Object.fromEntries(shares.map(({ payer_id, payer_name }) => [payer_id, payer_name])),
      ...made,
    }),
    [shares, made],
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {keys.map((key, at) => (
        <Box key={key} sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1 }}>
          <Box sx={{ flex: '1 1 100%', minWidth: 0 }}>
            <OtherPayerField
              control={control}
              name={`shares.${at}.payer_id`}
              campus={campus_id}
              label={t('invoice.payer')}
              names={names}
              onAdd={(name) => setAdding({ at, name })}
            />
          </Box>
          <Box sx={{ flex: '1 0 120px' }}>
            <ChoiceField
              control={control}
              name={`shares.${at}.kind`}
              label={t('finance.shares.kind')}
              choices={(['percent', 'amount'] as const).map((value) => ({
                value,
                label: t(`finance.shares.${value}`),
              }))}
            />
          </Box>
          <Box sx={{ flex: '1 0 108px' }}>
            <NumberField
              control={control}
              name={`shares.${at}.value`}
              label={t('finance.shares.value')}
              {...(lines[at]?.kind === 'amount'
                ? { unit: currencySign(currency, language), scale: unitsOf(currency) }
                : { unit: '%', scale: hundredths })}
              required
            />
          </Box>
          <IconButton
            aria-label={t('finance.shares.remove', { number: at + 1 })}
            onClick={() => remove(at)}
            sx={{ mt: 3.25, alignSelf: 'start' }}
          >
            <CloseIcon />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button startIcon={<AddIcon />} onClick={() => add(blank)}>
          {t('finance.shares.add')}
        </Button>
      </Box>
      {adding && (
        <NewPayerDialog
          campusId={campus_id}
          name={adding.name}
          onClose={() => setAdding(null)}
          onMade={(payer) => {
            setMade((before) => ({ ...before, [payer.id]: payer.name }))
            form.setValue(`shares.${adding.at}.payer_id`, payer.id, { shouldDirty: true })
            setAdding(null)
          }}
        />
      )}
    </Box>
  )
}
