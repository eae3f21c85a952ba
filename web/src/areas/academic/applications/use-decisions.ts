import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { withOverfill } from '../enrollments/overfill'
import { type Application, confirmWaiting, refreshApplications, reopenApplications } from './api'

export type Decision = 'confirm' | 'wait' | 'decline' | 'reopen'

// What is being decided: the dialog for it is open.
export type Asked = { decision: 'confirm' | 'wait' | 'decline'; rows: readonly Application[] }

// What can be done with applications, one or several: who waits already is confirmed at once, for the others the
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
  const confirmAll = async (rows: readonly Application[]) => {
    let confirmed = 0
    try {
      for (const row of rows) {
        const send = async (overfill: boolean) => {
          await confirmWaiting(row, overfill)
          confirmed++
        }
        await withOverfill(send, texts, t('enrollment.confirm.anyway'))
      }
    } catch (error) {
      notifyFailure(error)
    }
    if (confirmed > 0) notify({ text: t('application.confirmed', { count: confirmed }) })
    done()
  }
  const reopen = async (rows: readonly Application[]) => {
    try {
      await reopenApplications(rows)
      notify({ text: t('application.reopened', { count: rows.length }) })
    } catch (error) {
      notifyFailure(error)
    }
    done()
  }
  const decide = (decision: Decision, all: readonly Application[]) => {
    const rows = all.filter((row) => decisionsOf(row).includes(decision))
    if (rows.length === 0) return
    if (decision === 'reopen') return void reopen(rows)
    const fresh = rows.filter(({ state }) => state !== 'waiting')
    if (decision === 'confirm' && fresh.length < rows.length) {
      void confirmAll(rows.filter(({ state }) => state === 'waiting'))
    }
    if (decision === 'decline') setAsked({ decision, rows })
    else if (fresh.length > 0) setAsked({ decision, rows: fresh })
  }
  return { asked, decide, close: () => setAsked(null), done, reopen }
}

// What can be decided on an application as it stands.
export function decisionsOf({ state }: Pick<Application, 'state'>): Decision[] {
  if (state === 'declined') return ['reopen', 'confirm']
  return state === 'waiting' ? ['confirm', 'decline'] : ['confirm', 'wait', 'decline']
}
