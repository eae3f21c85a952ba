import Box from '@mui/material/Box'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { Texts } from '@/texts/texts'
import { onCards, onRows } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import { InvoiceChip } from '../standing-chip'
import type { Invoice } from './api'
import type { invoiceListSpec } from './invoice-list'

type InvoiceColumn = Column<Invoice, (typeof invoiceListSpec.sorts)[number]>

// What the list says of an invoice, in the order of what people look for.
export function invoiceColumns(texts: Texts, office: boolean): InvoiceColumn[] {
  const { t, language } = texts
  const money = (amount: number, { currency }: Invoice) => (
    <bdi>{formatMoney(amount, currency, language)}</bdi>
  )
  const day = (value: string | undefined) => value && <bdi>{formatDate(value, language)}</bdi>
  // Who sees only his own tells them apart by their numbers.
  const first: InvoiceColumn[] = office
    ? [
        {
          key: 'payer',
          header: t('invoice.payer'),
          sort: 'name',
          cell: (row) => (
            <RowIdentity title={row.payer_name} subtitle={<Subtitle row={row} texts={texts} />} />
          ),
        },
        { key: 'number', header: t('invoice.number'), cell: (row) => <bdi>{row.number || '–'}</bdi> },
      ]
    : [
        {
          key: 'number',
          header: t('invoice.number'),
          cell: (row) => (
            <RowIdentity
              title={row.number}
              subtitle={<Subtitle row={{ ...row, number: '' }} texts={texts} />}
            />
          ),
        },
      ]
  return [
    ...first,
    { key: 'class', header: t('invoice.class'), wideOnly: true, cell: (row) => row.class_code },
    { key: 'campus', header: t('invoice.campus'), hidden: true, cell: (row) => row.campus_name },
    { key: 'day', header: t('invoice.day'), sort: 'day', cell: (row) => day(row.day) },
    {
      key: 'deadline',
      header: t('invoice.next_deadline'),
      sort: 'deadline',
      wideOnly: true,
      cell: (row) => day(row.next_deadline),
    },
    {
      key: 'total',
      header: t('invoice.total'),
      sort: 'total',
      align: 'end',
      cell: (row) => money(row.total, row),
    },
    {
      key: 'paid',
      header: t('invoice.paid'),
      align: 'end',
      hidden: true,
      cell: (row) => money(row.paid, row),
    },
    {
      key: 'balance',
      header: t('invoice.balance'),
      sort: 'balance',
      align: 'end',
      cell: (row) => money(row.balance, row),
    },
    { key: 'standing', header: t('invoice.standing'), cell: (row) => <InvoiceChip invoice={row} /> },
  ]
}

// Whom another pays for stands under the name; a phone, which has no columns, also tells number and balance there.
function Subtitle({ row, texts: { t, language } }: { row: Invoice; texts: Texts }) {
  const student = row.payer_kind === 'student' ? '' : row.student_name
  const balance = formatMoney(row.balance, row.currency, language)
  return (
    <>
      <Box component="span" sx={onRows}>
        {student && t('invoice.for_student', { name: student })}
      </Box>
      <Box component="bdi" sx={onCards}>
        {[row.number || row.class_code, student, balance].filter(Boolean).join(' · ')}
      </Box>
    </>
  )
}
