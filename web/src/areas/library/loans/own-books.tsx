import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import type { Schemas } from '@/api/client'
import { sayDay } from '@/lib/calendar-days'
import { useText } from '@/texts/use-text'
import { LoanChip } from './loans-table'

// Where all that one has borrowed stands, to whoever borrows.
const libraryPath = '/apps/student/library'

type OwnBooksProps = { books: Schemas['OwnBooks'] }

// What somebody has to fetch from the library and to bring back, in his own space.
export function OwnBooks({ books: { loans, reservations } }: OwnBooksProps) {
  const { t, language } = useText()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {reservations.map((one) => (
        <Box component="li" key={one.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <MuiLink component={Link} to={libraryPath} color="inherit" underline="hover">
            {one.kept_until
              ? t('loan.own.fetch', {
                  title: one.title,
                  campus: one.campus_name,
                  day: sayDay(one.kept_until, language),
                })
              : t('loan.own.waiting', { title: one.title, place: one.place })}
          </MuiLink>
        </Box>
      ))}
      {loans.map((loan) => (
        <Box component="li" key={loan.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <MuiLink
            component={Link}
            to={libraryPath}
            color="inherit"
            underline="hover"
            sx={{ fontWeight: 550 }}
          >
            {loan.title}
          </MuiLink>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary' }}
          >
            {[t('loan.own.until', { day: sayDay(loan.due_day, language) }), loan.campus_name].join(' · ')}
            {loan.days_late > 0 && <LoanChip loan={loan} />}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
