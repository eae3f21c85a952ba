import { api, type Schemas, unwrap } from '@/api/client'
import { sayFullDay, sayTime } from '@/lib/say-days'
import { useSession } from '@/session/session-store'
import type { Texts } from '@/texts/texts'
import { confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { Availability } from './api'

type Commitment = Schemas['Commitment']

// An absence may touch what somebody has accepted to teach. He is asked whether he withdraws, and nothing is declined
// silently; who enters it for another is told that the other will have to say so himself.
export async function askWithdraw(
  personId: string,
  { touches = [] }: Availability,
  texts: Texts,
): Promise<void> {
  const { t, language } = texts
  if (touches.length === 0) return
  if (useSession.getState().user?.id !== personId) {
    return notify({ text: t('availability.touches.other', { count: touches.length }), tone: 'info' })
  }
  const reason = await confirmWithReason({
    title: t('availability.touches.title', { count: touches.length }),
    text: t('availability.touches.text'),
    details: touches.map((one) => sayCommitment(one, language)),
    act: t('availability.touches.act'),
    cancel: t('availability.touches.keep'),
    reason: t('availability.touches.reason'),
  })
  if (reason === null) return
  try {
    for (const planning of new Set(touches.map(({ planning_id }) => planning_id))) {
      await withdraw(planning, touches, reason)
    }
    notify({ text: t('availability.touches.done') })
  } catch (error) {
    notifyFailure(error)
  }
}

const two = (value: number) => String(value).padStart(2, '0')

function sayCommitment({ course_name, campus_name, day, start }: Commitment, language: string): string {
  const hour = sayTime(`${two(Math.floor(start / 60))}:${two(start % 60)}`, language)
  return `${course_name} · ${campus_name} · ${sayFullDay(day, language)}, ${hour}`
}

// An invitation may be for several sessions, and is withdrawn once.
async function withdraw(planning: string, touches: readonly Commitment[], reason: string): Promise<void> {
  const marks = new Map(
    touches
      .filter(({ planning_id }) => planning_id === planning)
      .map(({ invitation_id, mark }) => [invitation_id, mark]),
  )
  const answers = [...marks].map(([id, mark]) => ({
    ...{ id, mark, reason, kind: 'no' as const, session_ids: [], other_date: '', question: '' },
    ...{ needs_lodging: false, needs_transport: false },
  }))
  const body = { key: crypto.randomUUID(), answers }
  await unwrap(api.POST('/api/own-invitations/{planning}/answers', { params: { path: { planning } }, body }))
}
