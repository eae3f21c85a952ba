import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { DayFilterChip } from '@/ui/table/day-filter-chip'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { FiguresTable } from '../figures-table'
import { invoicePath, transactionPath } from '../paths'
import { useMoney } from '../use-money'
import { type Days, type Payer, type Statement, statementQuery } from './api'
import { StatementPaper } from './statement-paper'

type Entry = Statement['entries'][number]

// His statement of account for any days: what was charged, paid and credited, and what was owed after each.
export function StatementTable({ payer }: { payer: Payer }) {
  const { t } = useText()
  const [days, setDays] = useState<Days>({})
  const choose = filterSetter<keyof Days>(days, ({ filters }) => setDays(filters))
  const currencies = [...new Set([...payer.open, ...payer.credit].map(({ currency }) => currency))]
  return (
    <QueryView
      query={useQuery(statementQuery(payer.id, days))}
      loading={<LoadingRows rows={6} height={40} />}
    >
      {(statement) => (
        <Entries
          statement={statement}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'end' }}>
              {currencies.length > 1 && (
                <FilterChip
                  label={t('finance.currency')}
                  choices={currencies.map((value) => ({ value, label: value }))}
                  value={days.currency}
                  onChange={choose('currency')}
                />
              )}
              <DayFilterChip label={t('invoice.from')} value={days.from} onChange={choose('from')} />
              <DayFilterChip label={t('invoice.to')} value={days.to} onChange={choose('to')} />
              <StatementPaper payer={payer} days={days} />
            </Box>
          }
        />
      )}
    </QueryView>
  )
}

function Entries({ statement, action }: { statement: Statement; action: ReactNode }) {
  const { t, code, language } = useText()
  const money = useMoney()
  const { entries, opening, closing, from, to, currency } = statement
  const what = ({ kind, number, text }: Entry) =>
    [t(`payer.entry.${kind}`), number, text && (code(`finance.way.${text}`) ?? text)]
      .filter(Boolean)
      .join(' · ')
  const said = (amount: number) => money(amount, currency)
  const known = opening !== 0
  return (
    <FiguresTable
      title={t('finance.statement')}
      action={action}
      heads={[t('payer.what'), t('finance.day'), t('finance.amount'), t('payer.owed_then')]}
      rows={[
        ...(known ? [[t('payer.opening'), formatDate(from, language), '', said(opening)]] : []),
        ...entries.map((entry) => [
          what(entry),
          formatDate(entry.day, language),
          said(entry.amount),
          said(entry.balance),
        ]),
        [t('payer.closing'), formatDate(to, language), '', said(closing)],
      ]}
      hrefs={[...(known ? [undefined] : []), ...entries.map(hrefOf)]}
    />
  )
}

function hrefOf({ kind, id }: Entry): string | undefined {
  if (!id) return undefined
  return kind === 'charge' || kind === 'credit_note' ? invoicePath(id) : transactionPath(id)
}
