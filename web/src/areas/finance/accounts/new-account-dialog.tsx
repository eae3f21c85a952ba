import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { newAccountFieldsLimits } from '@/api/limits/new-account-fields'
import { todayHere } from '@/lib/day-math'
import { currencySign, unitsOf } from '@/lib/money'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { ChoiceField } from '@/ui/form/choice-field'
import { CurrencyField } from '@/ui/form/currency-field'
import { DateField } from '@/ui/form/date-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { accountPath } from '../paths'
import { refreshMoney } from '../refresh'
import { useCurrencyOf } from '../use-currency'
import { accountKinds, createAccount, type NewAccount } from './api'
import { BankFields } from './bank-fields'

type AccountForm = Omit<NewAccount, 'opening_balance' | 'opening_day'> & {
  opening_balance: number | null
  opening_day: string
}

const limits = {
  ...newAccountFieldsLimits,
  // Its bounds count the smallest units, which nobody types: the server tells of them.
  opening_balance: { integer: true, nullable: true },
}

// Where money will lie: what is on it already is entered with it.
export function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const network = useReach('createAccount') === 'all'
  const form = useFields<AccountForm>({
    values: {
      ...{ campus_id: own, kind: 'cash', name: '', currency: '', iban: '', bic: '', holder: '' },
      ...{ opening_balance: null, opening_day: todayHere() },
    },
    limits,
  })
  const { control } = form
  const [campusId, kind, typed] = useWatch({ control, name: ['campus_id', 'kind', 'currency'] })
  const usual = useCurrencyOf(campusId)
  const currency = typed || usual
  const send = form.handleSubmit(async ({ opening_balance, opening_day, iban, bic, ...fields }) => {
    try {
      const bank = kind === 'bank' ? { iban, bic: bic.trim().toUpperCase() } : { iban: '', bic: '' }
      const opening = { opening_balance: opening_balance ?? 0, ...(opening_day && { opening_day }) }
      const made = await createAccount({ ...fields, ...bank, ...opening, currency })
      refreshMoney(cache)
      notify({ text: t('ledger.account.opened', { name: made.name }) })
      onClose()
      void navigate(accountPath(made.id))
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t('ledger.account.new')}
        act={t('ledger.account.open')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        {network && <CampusField control={control} name="campus_id" label={t('invoice.campus')} />}
        <ChoiceField
          control={control}
          name="kind"
          label={t('ledger.account.kind')}
          choices={accountKinds.map((value) => ({ value, label: t(`finance.account_kind.${value}`) }))}
        />
        <TextField control={control} name="name" label={t('ledger.account.name')} autoComplete="off" />
        {kind === 'bank' && <BankFields form={form} />}
        <CurrencyField
          control={control}
          name="currency"
          label={t('ledger.account.currency')}
          help={t('ledger.account.currency_help', { currency: usual })}
        />
        <NumberField
          control={control}
          name="opening_balance"
          label={t('finance.kind.opening')}
          unit={currencySign(currency, language)}
          scale={unitsOf(currency)}
        />
        <DateField
          control={control}
          name="opening_day"
          label={t('ledger.account.opening_day')}
          max={todayHere()}
          autoComplete="off"
        />
      </FormDialog>
    </FormScope>
  )
}
