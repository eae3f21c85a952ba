import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { takeBack } from '../enrollments/api'
import { withOverfill } from '../enrollments/overfill'
import { type Application, confirmWaiting, refreshApplications, reopenApplications } from './api'
import { tellRefused } from './tell-refused'

export type Decision = 'confirm' | 'wait' | 'decline' | 'reopen'

// What is being decided: the dialog for it is open.
export type Asked = { decision: 'confirm' | 'wait' | 'decline'; rows: readonly Application[] }

// What can be done with applications, one or several: who waits already is confirmed after a yes, for the others the
// class is asked for.
export function useDecisions(onDone: () => void) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const done = () => {
    refreshApplications(cache)
    onDone()
  }
  const confirmAll = async (rows: readonly Application[]): Promise<boolean> => {
    const yes = await confirm({
      title: t('application.confirm.title_many', { count: rows.length }),
      text: t('application.confirm.text'),
      details: rows.map(({ name, class_code }) => t('application.confirm.line', { name, class: class_code })),
      act: t('application.act.confirm'),
    })
    if (!yes) return false
    const confirmed: Application[] = []
    try {
      for (const row of rows) {
        const send = async (overfill: boolean) => {
          await confirmWaiting(row, overfill)
          confirmed.push(row)
        }
        await withOverfill(send, texts, t('enrollment.confirm.anyway'))
      }
    } catch (error) {
      notifyFailure(error)
    }
    const undo = () => void waitAgain(confirmed)
    if (confirmed.length > 0) notify({ text: t('application.confirmed', { count: confirmed.length }), undo })
    done()
    return true
  }
  const waitAgain = async (rows: readonly Application[]) => {
    try {
      for (const row of rows) await takeBack(row.enrollment_id, row.waiting_reason)
    } catch (error) {
      notifyFailure(error)
    }
    refreshApplications(cache)
  }
  const reopen = async (rows: readonly Application[]) => {
    try {
      await reopenApplications(rows)
      notify({ text: t('application.reopened', { count: rows.length }) })
    } catch (error) {
      tellRefused(error, rows)
    }
    done()
  }
  const decide = (decision: Decision, all: readonly Application[]) => {
    const rows = all.filter((row) => decisionsOf(row).includes(decision))
    if (rows.length === 0) return
    if (decision === 'reopen') return void reopen(rows)
    if (decision === 'decline') return setAsked({ decision, rows })
    const waiting = rows.filter(({ state }) => state === 'waiting')
    const fresh = rows.filter(({ state }) => state !== 'waiting')
    // Before anything is done: what was selected is still selected.
    if (new Set(fresh.map(({ campus_id }) => campus_id)).size > 1)
      return notify({ text: t('application.several_campuses'), tone: 'error' })
    const askClass = () => fresh.length > 0 && setAsked({ decision, rows: fresh })
    if (waiting.length === 0) askClass()
    else void confirmAll(waiting).then((went) => went && askClass())
  }
  return { asked, decide, close: () => setAsked(null), done, reopen }
}

// What can be decided on an application as it stands.
export function decisionsOf({ state }: Pick<Application, 'state'>): Decision[] {
  if (state === 'declined') return ['reopen', 'confirm']
  return state === 'waiting' ? ['confirm', 'decline'] : ['confirm', 'wait', 'decline']
}
