import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { expenseFieldsLimits } from '@/api/limits/expense-fields'
import { todayHere } from '@/lib/day-math'
import { currencySign, unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { amountLimits } from '../amount-limits'
import { transactionPath } from '../paths'
import { tillAccountsQuery, type Way } from '../payments/api'
import { DayField, ReferenceField, WayField } from '../payments/entry-fields'
import { refreshMoney } from '../refresh'
import { useCarefulClose } from '../use-careful-close'
import { useCategory } from '../use-category'
import { useMoney } from '../use-money'
import { type Account, agreedQuery, recordExpense, recordTransfer } from './api'

type Kind = 'expense' | 'transfer'

type EntryForm = {
  amount: number | null
  day: string
  way: Way
  reference: string
  memo: string
  category: string
  // Whose agreed amount it pays.
  invitation_id: string
  to_account_id: string
  // Only where the other account is in another currency.
  to_amount: number | null
}

const usualWays: Record<Account['kind'], Way> = {
  cash: 'cash',
  bank: 'transfer',
  mobile: 'mobile',
  card: 'card',
}

const { day, reference, memo, category } = expenseFieldsLimits

const limitsOf = (kind: Kind) => ({
  amount: amountLimits,
  day: { ...day, minLength: 1 },
  reference,
  memo,
  category: kind === 'expense' ? category : {},
  to_account_id: kind === 'transfer' ? { minLength: 1 } : {},
  to_amount: { minimum: 1, integer: true, nullable: true },
})

type EntryDialogProps = { kind: Kind; account: Account; onClose: () => void }

// Money that leaves an account: spent, or on its way to another. Entered once, however often it is sent.
export function EntryDialog({ kind, account, onClose }: EntryDialogProps) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const categoryOf = useCategory()
  const [key] = useState(() => crypto.randomUUID())
  const limits = limitsOf(kind)
  const form = useFields<EntryForm>({
    values: {
      ...{ amount: null, day: todayHere(), way: usualWays[account.kind], reference: '', memo: '' },
      ...{ category: '', invitation_id: '', to_account_id: '', to_amount: null },
    },
    limits,
  })
  const { control } = form
  const target = useWatch({ control, name: 'to_account_id' })
  const others = (useQuery(tillAccountsQuery(account.campus_id)).data ?? []).filter(
    ({ id }) => id !== account.id,
  )
  const to = others.find(({ id }) => id === target)
  const close = useCarefulClose(form.formState.isDirty, onClose)
  const send = form.handleSubmit(async (fields) => {
    const { amount, way, day: on, invitation_id } = fields
    const texts = { reference: fields.reference.trim(), memo: fields.memo.trim() }
    const entry = { key, account_id: account.id, amount: amount ?? 0, day: on, way, ...texts }
    try {
      let made: { id: string } | undefined
      if (kind === 'expense') {
        made = await recordExpense({ ...entry, category: categoryOf(fields.category), invitation_id })
      } else {
        const abroad = to && to.currency !== account.currency
        const arrives = abroad ? { to_amount: fields.to_amount ?? 0 } : {}
        await recordTransfer({ ...entry, to_account_id: fields.to_account_id, ...arrives })
      }
      refreshMoney(cache)
      notify({ text: t(`ledger.${kind}.done`) })
      onClose()
      // Where its paper is added.
      if (made) void navigate(transactionPath(made.id))
    } catch (error) {
      showFailure(form, error)
    }
  })
  const unit = (currency: string) => ({ unit: currencySign(currency, language), scale: unitsOf(currency) })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t(`ledger.${kind}.title`, { name: account.name })}
        act={t(`ledger.${kind}.act`)}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={close}
      >
        {kind === 'expense' && <AgreedField form={form} account={account} />}
        {kind === 'transfer' && (
          <ChoiceField
            control={control}
            name="to_account_id"
            label={t('ledger.transfer.to')}
            placeholder={t('ui.choose')}
            choices={others.map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
        )}
        <NumberField
          control={control}
          name="amount"
          label={t('finance.amount')}
          {...unit(account.currency)}
          required
        />
        {to && to.currency !== account.currency && (
          <NumberField
            control={control}
            name="to_amount"
            label={t('ledger.transfer.arrives')}
            {...unit(to.currency)}
            required
          />
        )}
        {kind === 'expense' && (
          <TextField
            control={control}
            name="category"
            label={t('finance.category_label')}
            autoComplete="off"
          />
        )}
        <DayField control={control} name="day" />
        <WayField control={control} name="way" />
        <ReferenceField control={control} name="reference" />
        <TextField
          control={control}
          name="memo"
          label={t('finance.memo')}
          multiline
          minRows={2}
          autoComplete="off"
        />
      </FormDialog>
    </FormScope>
  )
}

// What was agreed with somebody who taught is proposed: choosing him fills in how much, and for what.
function AgreedField({ form, account }: { form: UseFormReturn<EntryForm>; account: Account }) {
  const { t } = useText()
  const money = useMoney()
  const { control, setValue } = form
  const agreed = useQuery(agreedQuery(account.id)).data ?? []
  const chosen = useWatch({ control, name: 'invitation_id' })
  const filled = useRef('')
  const found = agreed.find(({ invitation_id }) => invitation_id === chosen)
  useEffect(() => {
    if (!found || filled.current === found.invitation_id) return
    filled.current = found.invitation_id
    setValue('amount', found.amount)
    setValue('category', t('finance.category.teaching'))
    setValue('memo', [found.person_name, found.course_name].join(' · '))
  }, [found, setValue, t])
  if (agreed.length === 0) return null
  return (
    <ChoiceField
      control={control}
      name="invitation_id"
      label={t('ledger.expense.agreed')}
      placeholder={t('ledger.expense.agreed_none')}
      choices={agreed.map(({ invitation_id, person_name, course_name, amount, currency }) => ({
        value: invitation_id,
        label: [person_name, course_name, money(amount, currency)].join(' · '),
      }))}
    />
  )
}
