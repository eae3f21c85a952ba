import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { BookIcon, WaitingIcon, WarningIcon } from '@/ui/icons'
import { LineRow } from '@/ui/sorting/line-row'
import { StateChip } from '@/ui/state-chip'
import type { Loan } from './api'

// What one has of a library on paper, and until when.
export function LoanLines({ loans }: { loans: readonly Loan[] }) {
  const { t, language } = useText()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {loans.map(({ id, title, author, campus_name, due_day, days_late }) => (
        <li key={id}>
          <LineRow>
            <BookIcon aria-hidden sx={{ color: 'text.secondary' }} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{title}</Box>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {[author, t('book.library.lent_at', { campus: campus_name })].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            {days_late > 0 ? (
              <StateChip
                tone="warning"
                icon={<WarningIcon />}
                label={t('book.library.late', { count: days_late })}
              />
            ) : (
              <StateChip
                tone="info"
                icon={<WaitingIcon />}
                label={t('book.library.due', { day: formatDate(due_day, language) })}
              />
            )}
          </LineRow>
        </li>
      ))}
    </Box>
  )
}
