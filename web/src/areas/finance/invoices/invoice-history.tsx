import { formatMoney } from '@/lib/money'
import type { TextKey } from '@/texts/text-key'
import type { HistoryWords } from '@/ui/record/history-events'
import { trailOf } from '@/ui/record/history-source'
import { RecordHistory } from '@/ui/record/record-history'
import type { FullInvoice } from './api'

// Who did what with an invoice, and when.
export function InvoiceHistory({ invoice, onClose }: { invoice: FullInvoice; onClose: () => void }) {
  return (
    <RecordHistory
      source={trailOf('invoice', invoice.id)}
      now={invoice}
      words={invoiceWords}
      onClose={onClose}
    />
  )
}

const names: Record<string, TextKey> = {
  number: 'invoice.number',
  total: 'invoice.total',
  credited: 'invoice.credited',
  note: 'invoice.note',
}

const invoiceWords: HistoryWords = {
  action: ({ action }, { code }) => code(`invoice.event.${action}`),
  field: (name, { t }) => names[name] && t(names[name]),
  value: (name, { [name]: value, currency }, { language }) =>
    typeof value === 'number' && typeof currency === 'string'
      ? formatMoney(value, currency, language)
      : undefined,
}
