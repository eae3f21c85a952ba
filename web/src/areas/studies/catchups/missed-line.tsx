import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { shortDays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { sayHours } from '../attendance/say-sheet'
import type { MissedSession } from './api'

type MissedLineProps = {
  missed: MissedSession
  // Whether to say who: not where all are of one student.
  named: boolean
  details?: (string | false)[]
  actions?: ReactNode
  children?: ReactNode
}

// Who missed what, as a line of a list.
export function MissedLine({ missed, named, details = [], actions, children }: MissedLineProps) {
  const { language } = useText()
  const { first_name, last_name, photo_url, course_name, day } = missed
  // With its hours: a course may have two sessions on a day.
  const session = `${course_name} · ${shortDays(day, day, language)}, ${sayHours(missed, language)}`
  const name = `${first_name} ${last_name}`
  return (
    <Box component="li" sx={line}>
      {named && <Avatar name={name} src={photo_url} size={40} />}
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          <bdi>{named ? name : session}</bdi>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[named && session, ...details].filter(Boolean).join(' · ')}
        </Typography>
        {children && (
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5, fontSize: 14 }}
          >
            {children}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
    </Box>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  minHeight: 64,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
}
