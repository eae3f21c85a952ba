import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { sayDay } from '@/lib/calendar-days'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { bookCopiesPath } from '../books/book-list'
import type { Loan } from './api'
import { LoanMenu } from './loan-menu'
import { LoanChip } from './loans-table'

type LoanLinesProps = {
  loans: readonly Loan[]
  // Of a copy its borrowers are told, of a person his books.
  by: 'borrower' | 'title'
}

// Loans one after the other, the latest first: what, since when, until when, and what became of it.
export function LoanLines({ loans, by }: LoanLinesProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {loans.map((loan) => (
        <Box
          component="li"
          key={loan.id}
          sx={{
            display: 'flex',
            gap: 1.5,
            alignItems: 'center',
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {by === 'borrower' ? (
              loan.borrower
            ) : (
              <MuiLink component={Link} to={bookCopiesPath(loan.book_id)} sx={{ fontWeight: 550 }}>
                {loan.title}
              </MuiLink>
            )}
            <Days loan={loan} />
          </Box>
          <LoanChip loan={loan} />
          <LoanMenu loan={loan} />
        </Box>
      ))}
    </Box>
  )
}

function Days({ loan }: { loan: Loan }) {
  const { t, language } = useText()
  const end = loan.back_at
    ? { label: t('loan.back'), day: formatDay(loan.back_at, language) }
    : { label: t('copy.due'), day: sayDay(loan.due_day, language) }
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {`${t('loan.lent')} ${formatDay(loan.lent_at, language)} · ${end.label} ${end.day} · ${loan.campus_name}`}
    </Box>
  )
}
