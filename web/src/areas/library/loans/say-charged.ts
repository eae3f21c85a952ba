import type { Texts } from '@/texts/texts'
import type { Loan } from './api'

// What became of the invoice of a book that was lost, charged and found.
export const sayCharged = ({ borrower: name, invoice_id }: Loan, t: Texts['t']): string =>
  t(invoice_id ? 'loan.desk.charged' : 'loan.desk.uncharged', { name })
