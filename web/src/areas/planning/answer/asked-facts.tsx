import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatSpan } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { here, sayDays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { isLink } from '../agenda/say-session'
import type { AnswerItem } from './api'
import { PlainLink } from './plain-link'

// Everything one must know to answer: what, where, for whom, when, beside whom, and what is offered.
export function AskedFacts({ item }: { item: AnswerItem }) {
  const { t } = useText()
  const { campus_name, address, classes, beside } = item
  return (
    <Box component="dl" sx={facts}>
      <Fact name={t('answer.when', { count: item.sessions.length })}>
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

function Sessions({ item: { sessions, time_zone } }: { item: AnswerItem }) {
  const { t, language } = useText()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
      {sessions.map(({ id, starts_at, ends_at, place }) => {
        const there = formatSpan(starts_at, ends_at, time_zone, language)
        const own = formatSpan(starts_at, ends_at, here(), language)
        return (
          <li key={id}>
            <bdi>{there}</bdi>
            {own !== there && (
              <Quiet>
                {t('answer.campus_clock')} {t('answer.here', { when: own })}
              </Quiet>
            )}
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
