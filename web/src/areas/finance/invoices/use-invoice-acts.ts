import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm, confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { Selection } from '@/ui/table/use-selection'
import { refreshMoney } from '../refresh'
import { useAttempt } from '../use-attempt'
import { useMoney } from '../use-money'
import {
  type Chosen,
  cancelInvoice,
  deleteInvoice,
  endInvoiceLinks,
  fetchInState,
  type Invoice,
  issueChosen,
  issueInvoice,
  mailInvoices,
} from './api'
import type { InvoiceListParams } from './invoice-list'

// What can be done with invoices; each asks first, since an issued one is changed by nothing but a credit note.
export function useInvoiceActs() {
  const { t, code } = useText()
  const cache = useQueryClient()
  const money = useMoney()
  const attempt = useAttempt()
  const issue = async (invoice: Invoice) => {
    const { payer_name: name, total, currency } = invoice
    const asked = {
      title: t('invoice.issue.title', { name }),
      details: [t('invoice.issue.sum', { amount: money(total, currency) }), t('invoice.issue.text')],
      act: t('invoice.issue.act'),
    }
    if (!(await confirm(asked))) return false
    return attempt(
      () => issueInvoice(invoice),
      ({ number }) => t('invoice.issue.done', { number }),
    )
  }
  // Says what became of several: what could not be done stands first, with why.
  const attemptMany = async (act: () => Promise<Chosen>, done: (count: number) => string) => {
    try {
      const { items, count } = await act()
      const left = items.filter((one) => one.code !== '')
      const why = left[0] && (code(left[0].code) ?? t('ui.error.title'))
      if (why) notify({ text: t('invoice.left_out', { count: left.length, why }), tone: 'error' })
      if (count > 0) notify({ text: done(count) })
    } catch (error) {
      notifyFailure(error)
    } finally {
      refreshMoney(cache)
    }
  }
  const chosenIn = async (selection: Selection, params: InvoiceListParams, state: Invoice['state']) => {
    const found = await fetchInState(params, state).catch(notifyFailure)
    return found?.filter(({ id }) => selection.has(id))
  }
  const issueMany = async (selection: Selection, params: InvoiceListParams) => {
    const drafts = await chosenIn(selection, params, 'draft')
    if (!drafts) return
    if (drafts.length === 0) return notify({ text: t('invoice.issue.no_drafts'), tone: 'info' })
    const asked = {
      title: t('invoice.issue.many_title', { count: drafts.length }),
      text: t('invoice.issue.text'),
      act: t('invoice.issue.act'),
    }
    if (!(await confirm(asked))) return
    await attemptMany(
      () => issueChosen(drafts),
      (count) => t('invoice.issue.many_done', { count }),
    )
    selection.clear()
  }
  const mail = async (invoices: readonly Invoice[]) => {
    const asked = {
      title: t('invoice.mail.title', { count: invoices.length }),
      text: t('invoice.mail.text'),
      act: t('invoice.mail.act'),
    }
    if (!(await confirm(asked))) return false
    await attemptMany(
      () => mailInvoices(invoices),
      (count) => t('invoice.mail.done', { count }),
    )
    return true
  }
  const mailMany = async (selection: Selection, params: InvoiceListParams) => {
    const open = await chosenIn(selection, params, 'issued')
    if (!open) return
    if (open.length === 0) return notify({ text: t('invoice.mail.none'), tone: 'info' })
    if (await mail(open)) selection.clear()
  }
  const endLinks = async ({ id, number }: Invoice) => {
    const asked = {
      title: t('invoice.links.title', { number }),
      text: t('invoice.links.text'),
      act: t('invoice.links.act'),
    }
    if (!(await confirm(asked))) return
    await attempt(() => endInvoiceLinks(id), t('invoice.links.done'))
  }
  const remove = async (invoice: Invoice) => {
    const asked = {
      title: t('invoice.delete.title'),
      text: t('invoice.delete.text'),
      act: t('invoice.delete.act'),
      irreversible: true,
    }
    if (!(await confirm(asked))) return false
    return attempt(() => deleteInvoice(invoice), t('invoice.delete.done'))
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
    return attempt(() => cancelInvoice(id, reason), t('invoice.cancel.done', { number }))
  }
  return { issue, issueMany, mail, mailMany, endLinks, remove, cancel }
}
