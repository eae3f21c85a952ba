import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import {
  AttendanceIcon,
  CalendarIcon,
  EmailIcon,
  GradesIcon,
  NextIcon,
  RecordingIcon,
  SuccessIcon,
  TextFileIcon,
  WarningIcon,
} from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { Waiting } from './api'

const pictures: Record<Waiting['kind'], typeof EmailIcon> = {
  invitation: EmailIcon,
  dates: CalendarIcon,
  documents: TextFileIcon,
  attendance: AttendanceIcon,
  grades: GradesIcon,
  recordings: RecordingIcon,
}

const Way = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  paddingBlock: 8,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover .said': { textDecoration: 'underline' },
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
}))

// What is asked of him, and what he owes; each line leads to where it is done.
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  const { t } = useText()
  if (waiting.length === 0) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, color: 'text.secondary' }}>
        <SuccessIcon color="success" aria-hidden />
        {t('space.nothing_waits')}
      </Box>
    )
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {waiting.map((one) => (
        <Box
          component="li"
          key={`${one.kind} ${one.link}`}
          sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <WaitingLine waiting={one} />
        </Box>
      ))}
    </Box>
  )
}

function WaitingLine({ waiting: { kind, code: key, params, link, urgent } }: { waiting: Waiting }) {
  const { t, code, language } = useText()
  const Picture = pictures[kind]
  const day = typeof params.day === 'string' ? { day: formatDate(params.day, language) } : {}
  return (
    <Way to={link}>
      <Picture aria-hidden />
      <Box className="said" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {code(key, { ...params, ...day })}
      </Box>
      {urgent && <StateChip tone="warning" icon={<WarningIcon />} label={t('space.waiting.urgent')} />}
      <NextIcon aria-hidden />
    </Way>
  )
}
