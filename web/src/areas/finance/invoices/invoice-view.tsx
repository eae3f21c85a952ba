import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { PdfIcon } from '@/ui/icons'
import { AsideCard, RecordColumns } from '@/ui/record/record-columns'
import { MoneyFacts, MoneyLine, MoneyList } from '../money-line'
import { OwedLines } from '../owed-lines'
import { PaymentLines } from '../payment-lines'
import { savePaper } from '../save-paper'
import { useMoney } from '../use-money'
import type { FullInvoice } from './api'
import { InvoiceHeader } from './invoice-header'

// An invoice with everything on it: what for, by when, what was paid, what was taken back.
export function InvoiceView({ invoice }: { invoice: FullInvoice }) {
  const { t } = useText()
  return (
    <>
      <InvoiceHeader invoice={invoice} />
      <FormScope limits={{}} readOnly>
        <RecordColumns aside={<Sums invoice={invoice} />}>
          <Lines invoice={invoice} />
          <OwedLines title={t('invoice.parts')} parts={invoice.parts} empty={t('invoice.no_parts')} />
          <PaymentLines payments={invoice.payments} />
          {invoice.credit_notes.length > 0 && <CreditNotes invoice={invoice} />}
        </RecordColumns>
      </FormScope>
    </>
  )
}

function Sums({ invoice }: { invoice: FullInvoice }) {
  const { t, language } = useText()
  const money = useMoney()
  const { currency, total, credited, paid, balance, next_deadline, note } = invoice
  return (
    <>
      <AsideCard title={t('invoice.sums')}>
        <MoneyFacts
          facts={[
            { label: t('invoice.balance'), value: money(balance, currency), strong: true },
            { label: t('invoice.total'), value: money(total, currency) },
            { label: t('invoice.paid'), value: money(paid, currency) },
            ...(credited > 0 ? [{ label: t('invoice.credited'), value: money(credited, currency) }] : []),
            ...(next_deadline
              ? [{ label: t('invoice.next_deadline'), value: formatDate(next_deadline, language) }]
              : []),
          ]}
        />
      </AsideCard>
      {note && (
        <AsideCard title={t('invoice.note')}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
        </AsideCard>
      )}
    </>
  )
}

function Lines({ invoice: { lines, currency } }: { invoice: FullInvoice }) {
  const { t } = useText()
  const money = useMoney()
  return (
    <MoneyList title={t('invoice.lines')}>
      {lines.map(({ kind, text, amount }, at) => (
        <MoneyLine
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper stay as they are
          key={`${at} ${text}`}
          title={kind === 'text' ? text : t(`invoice.line.${kind}`)}
          note={kind === 'text' ? undefined : text}
          amount={money(amount, currency)}
        />
      ))}
    </MoneyList>
  )
}

function CreditNotes({ invoice: { id: invoice, credit_notes, currency } }: { invoice: FullInvoice }) {
  const { t, language } = useText()
  const money = useMoney()
  return (
    <MoneyList title={t('invoice.credit_notes')}>
      {credit_notes.map(({ id, number, day, reason, code, created_by, amount }) => (
        <MoneyLine
          key={id}
          title={<bdi>{number}</bdi>}
          note={[formatDate(day, language), reason || (code && t(`invoice.credit.code.${code}`)), created_by]
            .filter(Boolean)
            .join(' · ')}
          chip={
            <IconButton
              size="small"
              aria-label={t('invoice.credit.pdf', { number })}
              onClick={savePaper(`/api/invoices/${invoice}/pdf?note=${id}`, number)}
            >
              <PdfIcon />
            </IconButton>
          }
          amount={money(-amount, currency)}
        />
      ))}
    </MoneyList>
  )
}
