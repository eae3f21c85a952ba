import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '@/api/client'
import { formatDates } from '@/lib/dates'
import { useText } from '@/texts/use-text'

type Cockpit = Schemas['Cockpit']

// The lists behind the figures.
const lists: Record<Schemas['CockpitCount']['kind'], string> = {
  overdue: '/apps/academic/program/planning?view=invitations&overdue=true',
  unanswered: '/apps/academic/program/planning?view=invitations&state=not_answered',
  applications: '/apps/campus/student/applications',
}

// What waits for somebody over all week-ends: a figure and its list each. Nothing is shown where nothing waits.
export function WaitingList({ cockpit }: { cockpit: Cockpit }) {
  const { t, language } = useText()
  const id = useId()
  const { late } = cockpit
  const lines = [
    ...cockpit.waiting.map(({ kind, count }) => ({
      key: kind,
      to: lists[kind],
      text: t(`cockpit.waiting.${kind}`, { count }),
    })),
    ...cockpit.unclosed.map((one) => ({
      key: one.id,
      to: `/apps/academic/program/planning/${one.id}`,
      text: t('cockpit.waiting.unclosed', { days: formatDates(one.first_day, one.last_day, language) }),
    })),
  ]
  if (lines.length + late.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1rem', mb: 1 }}>
        {t('cockpit.waiting.title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
          columnGap: 4,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {lines.map(({ key, to, text }) => (
          <Box component="li" key={key} sx={{ borderBlockEnd: 1, borderColor: 'divider' }}>
            <MuiLink component={Link} to={to} underline="hover" sx={{ display: 'block', py: 1 }}>
              {text}
            </MuiLink>
          </Box>
        ))}
      </Box>
      {late.length > 0 && (
        <Typography sx={{ mt: 1.5, lineHeight: 1.75 }}>
          {t('cockpit.waiting.late')}{' '}
          {late.map(({ id, code, campus_name }, i) => (
            <span key={id}>
              {i > 0 && ' · '}
              <MuiLink component={Link} to={`/apps/academic/classes/${id}`} underline="hover">
                <bdi>{`${campus_name} ${code}`}</bdi>
              </MuiLink>
            </span>
          ))}
        </Typography>
      )}
    </Box>
  )
}
