import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { staleRecord } from '@/api/stale-record'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { confirmEnrollment, type Enrollment, keepEnrollment, takeBack, undoEnrollment } from './api'
import { changedSince } from './changed-since'
import { stateOf } from './enrollment-chip'
import { withOverfill } from './overfill'

// The moves of the table in product.md, as the server names them.
export type Move = 'confirm' | 'back' | 'transfer' | 'complete' | 'fail' | 'withdraw' | 'undo'

// Takes an outcome back, for who has just given it.
export function undoIn(cache: QueryClient, id: string): () => void {
  return () => {
    undoEnrollment(id).then((before) => keepEnrollment(cache, before), notifyFailure)
  }
}

// What confirming will do, a line each.
function consequencesOf(enrollment: Enrollment, { t, language }: Texts): string[] {
  const { money, person_name: name, campus_name: campus } = enrollment
  const lines = [t('enrollment.confirm.role', { name, campus })]
  if (money) {
    // Not so much a month: the first ones may be a cent more.
    const total = formatMoney(money.total, money.currency, language)
    const day = formatDate(money.first_date, language)
    lines.unshift(t('enrollment.confirm.schedule', { count: money.installments, total, day }))
  }
  return lines
}

// The two moves that need no more than a yes.
export function usePlainMoves() {
  const texts = useText()
  const cache = useQueryClient()
  return {
    confirm: (enrollment: Enrollment) => askAndConfirm(enrollment, texts, cache),
    undo: (enrollment: Enrollment) => askAndUndo(enrollment, texts, cache),
  }
}

// `changed` is what somebody else changed since one was asked the first time.
async function askAndConfirm(
  enrollment: Enrollment,
  texts: Texts,
  cache: QueryClient,
  changed: readonly string[] = [],
): Promise<void> {
  const { t } = texts
  const { person_name: name, class_code } = enrollment
  const yes = await confirm({
    title: t('enrollment.confirm.title', { name, class: class_code }),
    ...(changed.length > 0 && { text: t('enrollment.changed.text') }),
    details: [...changed, ...consequencesOf(enrollment, texts)],
    act: t('enrollment.move.confirm'),
  })
  if (!yes) return
  const send = async (overfill: boolean) => {
    keepEnrollment(cache, await confirmEnrollment(enrollment, overfill))
    const undo = () => {
      takeBack(enrollment.id, enrollment.waiting_reason).then(
        (before) => keepEnrollment(cache, before),
        notifyFailure,
      )
    }
    notify({ text: t('enrollment.done.confirm', { name }), undo })
  }
  try {
    await withOverfill(send, texts, t('enrollment.confirm.anyway'))
  } catch (error) {
    const current = staleRecord<Enrollment>(error)
    if (current) keepEnrollment(cache, current)
    if (!current?.moves.includes('confirm')) return notifyFailure(error)
    await askAndConfirm(current, texts, cache, changedSince(enrollment, current, texts))
  }
}

async function askAndUndo(enrollment: Enrollment, texts: Texts, cache: QueryClient): Promise<void> {
  const { t } = texts
  const { id, person_name: name, outcome, status } = enrollment
  const yes = await confirm({
    title: t('enrollment.undo.title', { state: t(`enrollment.state.${stateOf(enrollment)}`) }),
    text: t('enrollment.undo.text', { state: t(`enrollment.state.${status}`) }),
    details: outcome === 'transferred' ? [t('enrollment.undo.transfer')] : [],
    act: t('enrollment.move.undo'),
  })
  if (!yes) return
  try {
    keepEnrollment(cache, await undoEnrollment(id))
    notify({ text: t('enrollment.done.undo', { name }) })
  } catch (error) {
    notifyFailure(error)
  }
}
