import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm, confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import * as calls from './api'

type Named = { id: string; name: string }

// What can be done with a whole person, from the list and from his own page alike. Each tells what came of it.
export function usePersonActions({ id, name }: Named) {
  const { t } = useText()
  const cache = useQueryClient()
  const run = async (act: () => Promise<unknown>, text: string, undo?: () => void): Promise<void> => {
    try {
      await act()
      notify({ text, ...(undo && { undo }) })
    } catch (error) {
      notifyFailure(error)
    }
    await calls.refreshPerson(cache, id)
  }

  const enable = () => run(() => calls.setEnabled(id, true), t('people.account.enabled', { name }))

  const disable = async () => {
    const question = {
      title: t('people.account.disable_title', { name }),
      text: t('people.account.disable_text'),
    }
    const reason = await confirmWithReason({
      ...question,
      act: t('people.account.disable'),
      reason: t('people.account.reason'),
    })
    if (reason === null) return
    const done = t('people.account.disabled', { name })
    await run(
      () => calls.setEnabled(id, false, reason),
      done,
      () => void enable(),
    )
  }

  const endSessions = async () => {
    const question = { title: t('people.account.end_title', { name }), text: t('people.account.end_text') }
    if (!(await confirm({ ...question, act: t('people.account.end') }))) return
    await run(() => calls.endSessions(id), t('people.account.ended', { name }))
  }

  const removeFactor = async () => {
    const question = {
      title: t('people.account.factor_title', { name }),
      text: t('people.account.factor_text'),
    }
    if (!(await confirm({ ...question, act: t('people.account.remove_factor') }))) return
    await run(() => calls.removeSecondFactor(id), t('people.account.factor_removed', { name }))
  }

  const sendLink = () => run(() => calls.sendResetLink(id), t('people.account.link_sent', { name }))

  const endMembership = async ({ campus_id, campus_name: campus }: calls.Membership) => {
    const question = {
      title: t('people.roles.end_title', { name, campus }),
      text: t('people.roles.end_text'),
    }
    if (!(await confirm({ ...question, act: t('people.roles.end'), irreversible: true }))) return
    await run(() => calls.endMembership(id, campus_id), t('people.roles.ended', { name, campus }))
  }

  return { enable, disable, endSessions, removeFactor, sendLink, endMembership }
}
