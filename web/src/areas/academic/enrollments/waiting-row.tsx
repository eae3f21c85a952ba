import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { type Enrollment, enrollmentPath } from './api'
import { EnrollmentMoves } from './enrollment-moves'

const NameLink = styled(Link)({
  color: 'inherit',
  fontWeight: 550,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
})

type WaitingRowProps = { enrollment: Enrollment; handle?: ReactNode }

// One who waits: his place, his name, what for, since when.
export function WaitingRow({ enrollment, handle }: WaitingRowProps) {
  const { t, language } = useText()
  const { id, person_name: name, photo_url, created_at, moves } = enrollment
  const { waiting_rank: place, waiting_reason: reason } = enrollment
  const since = t('enrollment.waits_since', { day: formatDay(created_at, language) })
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 1.5 },
        minHeight: 56,
        py: 0.75,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {handle}
      <Box
        sx={{
          width: '1.5rem',
          textAlign: 'end',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {place}
      </Box>
      <Avatar name={name} src={photo_url} />
      <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.35 }}>
        <NameLink to={enrollmentPath(id)}>{name}</NameLink>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {reason && t(`enrollment.waits_for.${reason}`)}
          {/* On a phone the reason is what matters. */}
          <Box component="bdi" sx={reason ? { display: { xs: 'none', sm: 'inline' } } : undefined}>
            {reason && ' · '}
            {since}
          </Box>
        </Typography>
      </Box>
      {moves.length > 0 && <EnrollmentMoves enrollment={enrollment} />}
    </Box>
  )
}
