import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm, confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { Selection } from '@/ui/table/use-selection'
import { refreshMoney } from '../refresh'
import { useMoney } from '../use-money'
import { cancelInvoice, deleteInvoice, fetchDrafts, type Invoice, issueInvoice } from './api'
import type { InvoiceListParams } from './invoice-list'

// What can be done with invoices; each asks first, since an issued one is changed by nothing but a credit note.
export function useInvoiceActs() {
  const { t } = useText()
  const cache = useQueryClient()
  const money = useMoney()
  // True where it was done.
  const attempt = async (act: () => Promise<string>): Promise<boolean> => {
    try {
      notify({ text: await act() })
      return true
    } catch (error) {
      notifyFailure(error)
      return false
    } finally {
      refreshMoney(cache)
    }
  }
  const issue = async (invoice: Invoice) => {
    const { payer_name: name, total, currency } = invoice
    const asked = {
      title: t('invoice.issue.title', { name }),
      details: [t('invoice.issue.sum', { amount: money(total, currency) }), t('invoice.issue.text')],
      act: t('invoice.issue.act'),
    }
    if (!(await confirm(asked))) return false
    return attempt(async () => t('invoice.issue.done', { number: (await issueInvoice(invoice)).number }))
  }
  const issueMany = async (selection: Selection, params: InvoiceListParams) => {
    const found = await fetchDrafts(params).catch(notifyFailure)
    const drafts = found?.filter(({ id }) => selection.has(id))
    if (!drafts) return
    if (drafts.length === 0) return notify({ text: t('invoice.issue.no_drafts'), tone: 'info' })
    const asked = {
      title: t('invoice.issue.many_title', { count: drafts.length }),
      text: t('invoice.issue.text'),
      act: t('invoice.issue.act'),
    }
    if (!(await confirm(asked))) return
    // One after the other, in the order of names: so are their numbers.
    const inOrder = [...drafts].sort((one, other) => one.payer_name.localeCompare(other.payer_name))
    await attempt(async () => {
      for (const draft of inOrder) await issueInvoice(draft)
      selection.clear()
      return t('invoice.issue.many_done', { count: drafts.length })
    })
  }
  const remove = async (invoice: Invoice) => {
    const asked = {
      title: t('invoice.delete.title'),
      text: t('invoice.delete.text'),
      act: t('invoice.delete.act'),
      irreversible: true,
    }
    if (!(await confirm(asked))) return false
    return attempt(async () => {
      await deleteInvoice(invoice.id)
      return t('invoice.delete.done')
    })
  }
  const cancel = async ({ id, number, balance, currency, enrollment_id }: Invoice) => {
    const reason = await confirmWithReason({
      title: t('invoice.cancel.title', { number }),
      details: [
        t('invoice.cancel.note', { amount: money(balance, currency) }),
        t(enrollment_id ? 'invoice.cancel.stays_owed' : 'invoice.cancel.owed_no_more'),
      ],
      act: t('invoice.cancel.act'),
      irreversible: true,
      reason: t('finance.reason'),
    })
    if (reason === null) return false
    return attempt(async () => {
      await cancelInvoice(id, reason)
      return t('invoice.cancel.done', { number })
    })
  }
  return { issue, issueMany, remove, cancel }
}
