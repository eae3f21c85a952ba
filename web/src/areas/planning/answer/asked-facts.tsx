import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatSpan } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { here, sayDays } from '@/lib/say-days'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { isLink } from '../agenda/say-session'
import type { AnswerItem } from './api'
import { PlainLink } from './plain-link'

type Session = AnswerItem['sessions'][number]

// Everything one must know to answer: what, where, for whom, when, beside whom, and what is offered.
export function AskedFacts({ item }: { item: AnswerItem }) {
  const texts = useText()
  const { t } = texts
  const { campus_name, address, classes, beside } = item
  return (
    <Box component="dl" sx={facts}>
      <Fact name={sayOften(item, texts)}>
        <Sessions item={item} />
      </Fact>
      <Fact name={t('answer.where')}>
        <div>{campus_name}</div>
        {address && <Quiet>{address}</Quiet>}
      </Fact>
      {classes.length > 0 && (
        <Fact name={t('answer.classes', { count: classes.length })}>{classes.join(', ')}</Fact>
      )}
      {beside.map(({ half, name, state }) => (
        <Fact key={half + name} name={t(`answer.beside.${half}`)}>
          <bdi>{name}</bdi>
          {state !== 'accepted' && <Quiet>{t('answer.beside.asked')}</Quiet>}
        </Fact>
      ))}
      <Offer item={item} />
    </Box>
  )
}

// "2 sessions", and by whose clock where the reader's shows something else.
function sayOften({ sessions, time_zone }: AnswerItem, { t, language }: Texts): string {
  const count = t('answer.when', { count: sessions.length })
  const elsewhere = sessions.some((session) => ownTime(session, time_zone, language) !== undefined)
  return elsewhere ? `${count} · ${t('answer.campus_clock')}` : count
}

// When it is by the reader's clock, where that is another time.
function ownTime({ starts_at, ends_at }: Session, zone: string, language: string): string | undefined {
  const own = formatSpan(starts_at, ends_at, here(), language)
  return own === formatSpan(starts_at, ends_at, zone, language) ? undefined : own
}

function Sessions({ item: { sessions, time_zone } }: { item: AnswerItem }) {
  const { t, language } = useText()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
      {sessions.map((session) => {
        const { id, starts_at, ends_at, place } = session
        const own = ownTime(session, time_zone, language)
        return (
          <li key={id}>
            <bdi>{formatSpan(starts_at, ends_at, time_zone, language)}</bdi>
            {own && <Quiet>{t('answer.here', { when: own })}</Quiet>}
            {place && <Place place={place} />}
          </li>
        )
      })}
    </Box>
  )
}

function Place({ place }: { place: string }) {
  return (
    <Quiet>
      {isLink(place) ? (
        <PlainLink href={place} target="_blank" rel="noopener noreferrer">
          {place}
        </PlainLink>
      ) : (
        place
      )}
    </Quiet>
  )
}

function Offer({ item }: { item: AnswerItem }) {
  const { t, language } = useText()
  const { amount, agreed_amount, currency, offer_text, lodging, transport, arrives_on, leaves_on } = item
  const money = agreed_amount ?? amount
  const stay = [arrives_on && ('arrives' as const), leaves_on && ('leaves' as const)].filter(Boolean)
  return (
    <>
      {(money !== null || offer_text) && (
        <Fact name={t('answer.offer')}>
          {money !== null && <div>{formatMoney(money, currency, language)}</div>}
          {offer_text && <Lines>{offer_text}</Lines>}
        </Fact>
      )}
      {lodging && (
        <Fact name={t('answer.lodging')}>
          <Lines>{lodging}</Lines>
        </Fact>
      )}
      {transport && (
        <Fact name={t('answer.transport')}>
          <Lines>{transport}</Lines>
        </Fact>
      )}
      {stay.length > 0 && (
        <Fact name={t('answer.stay')}>
          {arrives_on && <div>{t('answer.arrives', { day: sayDays(arrives_on, arrives_on, language) })}</div>}
          {leaves_on && <div>{t('answer.leaves', { day: sayDays(leaves_on, leaves_on, language) })}</div>}
        </Fact>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  )
}

function Lines({ children }: { children: ReactNode }) {
  return <Box sx={{ whiteSpace: 'pre-line' }}>{children}</Box>
}

const facts = {
  m: 0,
  my: 1.5,
  display: 'grid',
  gap: 1.25,
  overflowWrap: 'anywhere',
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& dd': { m: 0 },
}
