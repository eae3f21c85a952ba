import type { ExtraCheck } from '@/ui/form/limits'
import type { DraftInput, FullInvoice } from './api'

type DraftLine = { text: string; amount: number | null }

// What people fill in of an invoice by hand; an amount that is empty for the moment is null, a typing mistake NaN.
export type DraftForm = { payer_id: string; lines: DraftLine[]; deadline: string; note: string }

export function draftOf(invoice?: FullInvoice): DraftForm {
  if (!invoice) return { payer_id: '', lines: [{ text: '', amount: null }], deadline: '', note: '' }
  const { payer_id, enrollment_id, deadline = '', note } = invoice
  // What comes from an enrollment has the lines that were agreed there: only the note is changed here.
  const lines = enrollment_id ? [] : invoice.lines
  return { payer_id, lines: lines.map(({ text, amount }) => ({ text, amount })), deadline, note }
}

const most = 1_000_000_000_000

// What the server would refuse of the lines, each on its field.
export const checkDraft: ExtraCheck<DraftForm> = ({ lines }) => {
  const faults: Record<string, string | undefined> = {}
  for (const [at, { text, amount }] of lines.entries()) {
    if (text.trim() === '') faults[`lines.${at}.text`] = 'field.required'
    if (amount === null) faults[`lines.${at}.amount`] = 'field.required'
    else if (!Number.isInteger(amount)) faults[`lines.${at}.amount`] = 'field.format'
  }
  const total = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const last = `lines.${lines.length - 1}.amount`
  if (!faults[last] && (total < 0 || total > most)) faults[last] = 'finance.total_out_of_bounds'
  return faults
}

export function draftInput({ lines, deadline, note }: DraftForm): DraftInput {
  return {
    lines: lines.map(({ text, amount }) => ({ text: text.trim(), amount: amount ?? 0 })),
    ...(deadline && { deadline }),
    note: note.trim(),
  }
}
