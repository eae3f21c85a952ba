import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate, formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import type { CourseRequest } from './api'

// Who asks for what, why, and what he had of it before.
export function RequestRow({ request, children }: { request: CourseRequest; children: ReactNode }) {
  const { t, language } = useText()
  const { person_id, person_name, course_name, course_code, note, last_day, asked_at, reason } = request
  const facts = [
    t('courserequest.asked', { day: formatDay(asked_at, language) }),
    last_day && t('courserequest.had', { day: formatDate(last_day, language) }),
    request.answered_by && t('courserequest.answered_by', { name: request.answered_by }),
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>
          <MuiLink
            component={Link}
            to={`/apps/campus/student/${person_id}?tab=courses`}
            underline="hover"
            color="inherit"
          >
            {person_name}
          </MuiLink>
        </Typography>
        <div>
          {course_name}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {course_code}
          </Box>
        </div>
        {note && (
          <Typography sx={{ color: 'text.secondary' }}>{t('courserequest.says', { note })}</Typography>
        )}
        {reason && (
          <Typography sx={{ color: 'text.secondary' }}>{t('courserequest.because', { reason })}</Typography>
        )}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {children}
    </Box>
  )
}
