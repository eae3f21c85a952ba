import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm, confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import {
  cancelInvitations,
  type Invitation,
  inviteNext,
  moveInvitation,
  type OneMove,
  refreshInvitations,
  remindInvitations,
} from './api'

// What supervisors do with invitations, after the question where there is one; each says what came of it.
export function useInvitationActs(onDone: () => void = () => {}) {
  const { t } = useText()
  const cache = useQueryClient()
  const finish = async (act: Promise<Invitation | Invitation[]>, text: string) => {
    try {
      const done = [await act].flat()
      notify({ text })
      onDone()
      for (const planning of new Set(done.map((one) => one.planning_id))) refreshInvitations(cache, planning)
    } catch (error) {
      notifyFailure(error)
      refreshInvitations(cache)
    }
  }
  const ask = (name: 'cancel' | 'next', count: number, names: readonly string[]) =>
    confirmWithReason({
      title: t(`inviting.${name}.title`, { count }),
      text: t(`inviting.${name}.text`),
      details: [...names],
      act: t(`inviting.${name}.act`),
      reason: t('inviting.reason'),
      irreversible: name === 'cancel',
    })
  const cancel = async (ids: string[], names: readonly string[] = []) => {
    const reason = await ask('cancel', ids.length, names)
    if (reason !== null)
      await finish(cancelInvitations(ids, reason), t('inviting.cancel.done', { count: ids.length }))
  }
  const next = async (ids: string[], names: readonly string[] = []) => {
    const reason = await ask('next', ids.length, names)
    if (reason !== null) await finish(inviteNext(ids, reason), t('inviting.next.done'))
  }
  const remind = async (ids: string[]) => {
    const question = { title: t('inviting.remind.title', { count: ids.length }) }
    if (await confirm({ ...question, act: t('inviting.remind.act') }))
      await finish(remindInvitations(ids), t('inviting.remind.done', { count: ids.length }))
  }
  // In the invitee's place, or about what he asks for: others will want to understand it.
  const move = async (invitation: Invitation, how: OneMove) => {
    const { person_name: name } = invitation
    const reason = await confirmWithReason({
      title: t(`inviting.${how}.title`, { name }),
      text: t(`inviting.${how}.text`),
      act: t(`inviting.${how}.act`),
      reason: t('inviting.reason'),
    })
    if (reason !== null) await finish(moveInvitation(invitation, how, reason), t(`inviting.${how}.done`))
  }
  return { cancel, next, remind, move }
}
