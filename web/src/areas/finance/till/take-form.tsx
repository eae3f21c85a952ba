import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { useLine } from '@/api/line'
import { currencySign, unitsOf } from '@/lib/money'
import { KeptAvatar } from '@/offline/kept-avatar'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { CheckIcon } from '@/ui/icons'
import { accountOf } from '../payments/allocation'
import { AllocationList } from '../payments/allocation-list'
import {
  type Owed,
  owedQuery,
  type Payment,
  type TillAccount,
  type TillPerson,
  type Way,
  ways,
} from '../payments/api'
import { Change } from '../payments/money-fields'
import { paymentInput } from '../payments/payment-form'
import { useCurrencyChange } from '../payments/use-currency-change'
import { useShares } from '../payments/use-shares'
import { useCarefulClose } from '../use-careful-close'
import { SaleFields } from './sale-fields'
import { checkTill, emptyTill, linesOf, type TillForm, tillLimits, totalOf } from './till-form'

type TakeFormProps = {
  person: TillPerson
  // The currency in which it is known what he owes.
  owesIn: string
  accounts: readonly TillAccount[]
  // Under a key of its own: sent twice, it is one payment.
  onTake: (payment: Payment) => Promise<void>
  onBack: () => void
}

const noParts: never[] = []

// What he pays now: what is due is filled in, the way is one key away, Enter takes it. Escape goes back to the search.
export function TakeForm({ person, owesIn, accounts, onTake, onBack }: TakeFormProps) {
  const { t, language } = useText()
  const online = useLine((line) => line.online)
  const nobody = person.payer_id === '' && person.person_id === ''
  const [key] = useState(() => crypto.randomUUID())
  const form = useFields<TillForm>({
    values: emptyTill(person.payer_id, nobody),
    limits: tillLimits,
    check: checkTill,
  })
  const { control } = form
  const owed = useQuery({ ...owedQuery(person.payer_id), enabled: person.payer_id !== '' && online })
  const [amount, way, given, sales] = useWatch({ control, name: ['amount', 'way', 'given', 'sales'] })
  const currency = accountOf(accounts, way)?.currency ?? 'EUR'
  const parts = (owed.data?.items ?? noParts).filter((part) => part.currency === currency)
  const sum = amount !== null && Number.isFinite(amount) ? amount : 0
  const shares = useShares(parts, sum)
  const due = currency === owesIn ? person.due : dueOf(parts)
  useProposedAmount(form, currency, due > 0 ? due : parts[0]?.open)
  useCurrencyChange(currency, (rescale) => {
    form.setValue('given', rescale(given))
    for (const [at, sale] of sales.entries()) form.setValue(`sales.${at}.amount`, rescale(sale.amount))
    shares.reset()
  })
  const back = useCarefulClose(form.formState.isDirty, onBack)
  const send = form.handleSubmit(async (fields) => {
    if (shares.wrong) return
    try {
      const { payer_id, person_id } = person
      const who = payer_id ? { payer_id, person_id: '' } : { payer_id: '', person_id }
      const input = { ...paymentInput(fields, accounts), ...who, ...shares.input(), ...linesOf(fields.sales) }
      await onTake({ key, ...input, category: '', amount: totalOf(fields) })
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={tillLimits}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        onKeyDown={(event) => event.key === 'Escape' && back()}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <KeptAvatar name={person.name} src={person.photo_url} size={44} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h3" component="h2">
              {person.name}
            </Typography>
            <Box sx={{ color: 'text.secondary' }}>{person.class_code}</Box>
          </Box>
          <Button color="inherit" onClick={back}>
            {t('till.other')}
          </Button>
        </Box>
        <Ways control={control} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          {!nobody && (
            <NumberField
              control={control}
              name="amount"
              label={t('finance.amount')}
              unit={currencySign(currency, language)}
              scale={unitsOf(currency)}
            />
          )}
          {way === 'cash' ? (
            <Box>
              <NumberField
                control={control}
                name="given"
                label={t('payment.given')}
                unit={currencySign(currency, language)}
                scale={unitsOf(currency)}
              />
              <Change amount={totalOf({ amount, sales })} given={given} currency={currency} />
            </Box>
          ) : (
            <TextField control={control} name="reference" label={t('finance.reference')} autoComplete="off" />
          )}
        </Box>
        <SaleFields form={form} currency={currency} least={nobody ? 1 : 0} />
        {!nobody && (owed.data || person.payer_id === '') && (
          <AllocationList parts={parts} amount={sum} currency={currency} {...shares} />
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={<CheckIcon />}
          loading={form.formState.isSubmitting}
          sx={{ minHeight: 52 }}
        >
          {t('till.take')}
        </Button>
      </Box>
    </FormScope>
  )
}

const dueOf = (parts: readonly Owed[]) =>
  parts.reduce((sum, { state, open }) => (state === 'due' ? sum + open : sum), 0)

// What is past its deadline or, where nothing is, the next installment: filled in once. Where the money goes to an
// account of another currency, it is what is owed in that.
function useProposedAmount(
  { setValue }: UseFormReturn<TillForm>,
  currency: string,
  amount: number | undefined,
) {
  const shown = useRef(currency)
  const proposed = useRef(false)
  useEffect(() => {
    if (shown.current !== currency) {
      shown.current = currency
      proposed.current = false
      setValue('amount', null)
    }
    if (proposed.current || amount === undefined) return
    proposed.current = true
    setValue('amount', amount)
  }, [currency, amount, setValue])
}

// The ways of payment, all in sight and large enough for a finger; arrows change them as in any group of choices.
function Ways({ control }: { control: Control<TillForm> }) {
  const { t } = useText()
  const { field } = useController({ control, name: 'way' })
  return (
    <Box
      role="radiogroup"
      aria-label={t('finance.way.label')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))' }}
    >
      {ways.map((way) => (
        <WayButton key={way} way={way} chosen={field.value === way} onChoose={() => field.onChange(way)} />
      ))}
    </Box>
  )
}

function WayButton({ way, chosen, onChoose }: { way: Way; chosen: boolean; onChoose: () => void }) {
  const { t } = useText()
  return (
    <Box
      component="label"
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: 48,
        px: 1,
        border: chosen ? 2 : 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        borderRadius: 1,
        fontWeight: chosen ? 600 : 400,
        textAlign: 'center',
        cursor: 'pointer',
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type="radio"
        name="way"
        value={way}
        checked={chosen}
        autoFocus={chosen}
        onChange={onChoose}
        sx={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
      />
      {t(`finance.way.${way}`)}
    </Box>
  )
}
