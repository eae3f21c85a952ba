import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { CloseIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { type Kind, kinds, lookOf, sessionPath } from '../recording-kind'
import { sayHours, sayWho } from '../say-session'
import type { RecordingSession } from './api'

// A session with its four kinds: how many there are, how many of them are open, or that it is missing. Each leads to
// its page. Before it stands the box that picks it, for who keeps its recordings.
export function SessionRow({ session, before }: { session: RecordingSession; before?: ReactNode }) {
  const { t, language } = useText()
  const { id, course_code, course_name, campus_name, day, canceled } = session
  const when = [
    formatDate(day, language, { weekday: 'short', day: 'numeric', month: 'short' }),
    sayHours(session, language),
  ].join(', ')
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 27rem' },
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {before !== undefined && <Box sx={{ flexShrink: 0, minWidth: 36 }}>{before}</Box>}
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
            {course_name}{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {course_code}
            </Box>
          </Typography>
          {canceled && <StateChip tone="neutral" icon={<CloseIcon />} label={t('recording.canceled')} />}
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            <bdi>{when}</bdi>
            {` · ${[sayWho(session), campus_name].filter(Boolean).join(' · ')}`}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1 }}>
        {kinds.map(({ kind }) => (
          <KindCell key={kind} kind={kind} session={session} href={sessionPath(kind, id)} />
        ))}
      </Box>
    </Box>
  )
}

const Cell = styled(Link)(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 44,
  borderRadius: 8,
  border: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.primary,
  textDecoration: 'none',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '&[data-state=missing]': { borderStyle: 'dashed', color: vars.palette.text.secondary },
  '&[data-state=open] svg': { color: vars.palette.success.main },
  '&[data-state=hidden] svg': { color: vars.palette.warning.main },
}))

type KindCellProps = { kind: Kind; session: RecordingSession; href: string }

function KindCell({ kind, session, href }: KindCellProps) {
  const { t } = useText()
  const { count, published } = session[kind]
  const Icon = lookOf(kind).icon
  const state = count === 0 ? 'missing' : published === count ? 'open' : 'hidden'
  const none = t(session.canceled ? 'recording.nothing' : 'recording.missing')
  const said = count === 0 ? none : t('recording.there', { count, published })
  const label = t('recording.cell', {
    course: session.course_name,
    kind: t(`recording.kinds.${kind}`),
    said,
  })
  return (
    <Cell to={href} data-state={state} title={label} aria-label={label}>
      <Icon fontSize="small" />
      <span aria-hidden>{count === 0 ? '–' : published === count ? count : `${published}/${count}`}</span>
    </Cell>
  )
}
