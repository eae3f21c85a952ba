import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { closingFieldsLimits } from '@/api/limits/closing-fields'
import { addDays, todayHere } from '@/lib/day-math'
import { unitsOf } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { DateField } from '@/ui/form/date-field'
import { Field } from '@/ui/form/field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { ExpandIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { MoneyFacts } from '../money-line'
import { summaryPath } from '../paths'
import { tillAccountsQuery } from '../payments/api'
import { refreshMoney } from '../refresh'
import { useCarefulClose } from '../use-careful-close'
import { useMoney } from '../use-money'
import { type ClosedPlanning, closeWeekend, countQuery } from './api'
import { type Counts, coinsOf, sumOfCoins } from './coins'
import { useSayPlanning } from './say-planning'

type CountForm = { planning_id: string; day: string; note: string }

const limits = {
  planning_id: closingFieldsLimits.planning_id,
  day: { ...closingFieldsLimits.day, minLength: 1 },
  note: closingFieldsLimits.note,
}

// The cash of a week-end is counted when it ends, or in the days after.
const nearDays = 7
const nearest = ([latest]: readonly ClosedPlanning[]) =>
  latest && latest.last_day >= addDays(todayHere(), -nearDays) ? latest.id : ''

type CountDialogProps = {
  campus: string
  // The account to begin with; empty for the first cash account of the campus.
  accountId: string
  onClose: () => void
}

// The end of a week-end: coins and notes are counted, held against what must be there, and closed.
export function CountDialog({ campus, accountId, onClose }: CountDialogProps) {
  const { t } = useText()
  const sayPlanning = useSayPlanning()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const money = useMoney()
  const id = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState(accountId)
  const [counts, setCounts] = useState<Counts>({})
  const accounts = (useQuery(tillAccountsQuery(campus)).data ?? []).filter(({ kind }) => kind === 'cash')
  const account = chosen || (accounts[0]?.id ?? '')
  const { data: count } = useQuery({ ...countQuery(account), enabled: account !== '' })
  const counted = sumOfCoins(counts)
  const difference = count ? counted - count.expected : 0
  const form = useFields<CountForm>({
    values: { planning_id: '', day: todayHere(), note: '' },
    limits,
    check: ({ note }) => ({
      note: difference !== 0 && note.trim() === '' ? 'finance.difference_needs_note' : undefined,
    }),
  })
  const { setValue } = form
  const proposedFor = useRef('')
  useEffect(() => {
    if (!count || proposedFor.current === count.account_id) return
    proposedFor.current = count.account_id
    setValue('planning_id', nearest(count.plannings))
  }, [count, setValue])
  const close = useCarefulClose(form.formState.isDirty || counted > 0, onClose)
  const send = form.handleSubmit(async ({ planning_id, day, note }) => {
    if (!count) return
    const coins = Object.entries(counts)
      .map(([value, number]) => ({ value: Number(value), count: number ?? 0 }))
      .filter((one) => one.count > 0)
    const { expected } = count
    try {
      const closing = await closeWeekend({
        ...{ key, account_id: account, planning_id, day, expected, counted, coins },
        note: note.trim(),
      })
      refreshMoney(cache)
      notify({ text: t('ledger.count.done') })
      onClose()
      void navigate(summaryPath(closing.id))
    } catch (error) {
      void cache.invalidateQueries({ queryKey: countQuery(account).queryKey })
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t('ledger.count.title')}
        act={t('ledger.count.close')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={close}
      >
        <Field id={id} label={t('finance.account')}>
          <NativeSelect
            input={<OutlinedInput />}
            IconComponent={ExpandIcon}
            fullWidth
            value={account}
            onChange={(event) => setChosen(event.target.value)}
            inputProps={{ id }}
          >
            {accounts.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {accounts.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('ledger.count.no_cash')}</Box>}
        {count && (
          <>
            <CoinFields currency={count.currency} counts={counts} onCounts={setCounts} />
            <Box role="status">
              <MoneyFacts
                facts={[
                  { label: t('ledger.count.counted'), value: money(counted, count.currency), strong: true },
                  { label: t('ledger.count.expected'), value: money(count.expected, count.currency) },
                  { label: t('ledger.count.difference'), value: money(difference, count.currency) },
                ]}
              />
            </Box>
            <ChoiceField
              control={form.control}
              name="planning_id"
              label={t('ledger.count.planning')}
              placeholder={t('ledger.count.no_planning')}
              choices={count.plannings.map((one) => ({ value: one.id, label: sayPlanning(one) }))}
            />
            <DateField
              control={form.control}
              name="day"
              label={t('finance.day')}
              max={todayHere()}
              autoComplete="off"
              required
            />
            <TextField
              control={form.control}
              name="note"
              label={t('invoice.note')}
              {...(difference !== 0 && { help: t('finance.difference_needs_note') })}
              multiline
              minRows={2}
              autoComplete="off"
            />
          </>
        )}
      </FormDialog>
    </FormScope>
  )
}

type CoinFieldsProps = { currency: string; counts: Counts; onCounts: (counts: Counts) => void }

// How many there are of each, the largest first; Tab leads down.
function CoinFields({ currency, counts, onCounts }: CoinFieldsProps) {
  const { t } = useText()
  const money = useMoney()
  const set = (value: number, text: string) => {
    const count = /^\d{1,6}$/.test(text) ? Number(text) : null
    if (count !== null || text === '') onCounts({ ...counts, [value]: count })
  }
  return (
    <Box
      role="group"
      aria-label={t('ledger.count.coins')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))' }}
    >
      {coinsOf(currency, unitsOf(currency)).map((value) => (
        <Box key={value} component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{money(value, currency)}</bdi>
          </Box>
          <OutlinedInput
            value={counts[value] ?? ''}
            onChange={(event) => set(value, event.target.value.trim())}
            inputProps={{ inputMode: 'numeric' }}
            sx={{ width: 64, '& input': { textAlign: 'end', px: 1 } }}
          />
        </Box>
      ))}
    </Box>
  )
}
