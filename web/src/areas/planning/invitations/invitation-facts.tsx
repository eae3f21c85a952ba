import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatMoment, formatSpan } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { shortDays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import type { Invitation } from './api'

// What is asked, what is offered and what was answered, as far as it is known.
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { t, language } = useText()
  const { course_code, course_name, half, campus_name, classes, sessions, time_zone, beside } = invitation
  const day = (value: string) => value && shortDays(value, value, language)
  const money = (value: number | null) =>
    value === null ? '' : formatMoney(value, invitation.currency, language)
  const moment = (value: string | null) => value && formatMoment(value, language)
  const stay = [day(invitation.arrives_on), day(invitation.leaves_on)].filter(Boolean).join(' – ')
  return (
    <Box component="dl" sx={facts}>
      <Fact name={t('inviting.asked')}>
        {course_code} {course_name} · {t(`inviting.half.${half}`)}
        <br />
        {[campus_name, classes.map(({ code }) => code).join(', ')].filter(Boolean).join(' · ')}
      </Fact>
      <Fact name={t('inviting.sessions')}>
        {sessions.map(({ id, starts_at, ends_at }) => (
          <div key={id}>
            <bdi>{formatSpan(starts_at, ends_at, time_zone, language)}</bdi>
          </div>
        ))}
      </Fact>
      {invitation.answer.kind && (
        <Fact name={t('inviting.answer')}>
          <AnswerWords invitation={invitation} />
        </Fact>
      )}
      <Fact name={t('inviting.beside')}>{beside.map(({ name }) => name).join(', ')}</Fact>
      <Fact name={t('inviting.amount')}>{money(invitation.amount)}</Fact>
      <Fact name={t('inviting.agreed')}>{money(invitation.agreed_amount)}</Fact>
      <Fact name={t('inviting.offer_text')}>{invitation.offer_text}</Fact>
      <Fact name={t('inviting.lodging')}>{invitation.lodging}</Fact>
      <Fact name={t('inviting.transport')}>{invitation.transport}</Fact>
      <Fact name={t('inviting.stay')}>{stay}</Fact>
      <Fact name={t('inviting.sent_at')}>{moment(invitation.sent_at)}</Fact>
      <Fact name={t('inviting.viewed_at')}>{moment(invitation.viewed_at)}</Fact>
      <Fact name={t('inviting.answer_by')}>{day(invitation.answer_by)}</Fact>
    </Box>
  )
}

// What an invitee said, in words.
export function AnswerWords({ invitation }: { invitation: Invitation }) {
  const { t, language } = useText()
  const { answer, sessions, time_zone } = invitation
  if (!answer.kind) return null
  const some = sessions.filter(({ id }) => answer.session_ids.includes(id))
  const lines = [
    ...some.map(({ starts_at, ends_at }) => formatSpan(starts_at, ends_at, time_zone, language)),
    answer.other_date && t('inviting.said.other_date', { text: answer.other_date }),
    answer.needs_lodging && t('inviting.said.lodging'),
    answer.needs_transport && t('inviting.said.transport'),
    answer.question && t('inviting.said.question', { text: answer.question }),
    answer.reason && t('inviting.said.reason', { text: answer.reason }),
  ].filter(Boolean)
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <strong>{t(`inviting.kind.${answer.kind}`)}</strong>
      {some.length > 0 && ` ${t('inviting.said.only')}`}
      {lines.map((line) => (
        <div key={String(line)}>{line}</div>
      ))}
    </Box>
  )
}

// Nothing is said of what there is not.
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children || (Array.isArray(children) && children.length === 0)) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const facts = {
  m: 0,
  mt: 2,
  display: 'grid',
  gap: 1.5,
  overflowWrap: 'anywhere',
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& dd': { m: 0, whiteSpace: 'pre-line' },
}
