import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import { GridScroller, SmallLine, WideGrid } from '@/ui/table/wide-grid'
import { enrollmentPath } from '../paths'
import { StandingChip } from '../standing-chip'
import { useMoney } from '../use-money'
import type { ClassMoney, StudentRow } from './api'

// Students down, installments across. The names stay where they are while the installments pass under them.
export function ClassMoneyGrid({ money: { installments, students, totals } }: { money: ClassMoney }) {
  const { t, language } = useText()
  return (
    <GridScroller role="region" aria-label={t('ledger.figures.schedule')} tabIndex={0}>
      <WideGrid>
        <caption style={visuallyHidden}>{t('ledger.figures.schedule')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ledger.figures.student')}</th>
            <th scope="col">{t('invoice.balance')}</th>
            {installments.map(({ number, deadline }) => (
              <th key={number} scope="col">
                {number > 0 ? t('finance.installment', { number }) : t('ledger.figures.no_installment')}
                <SmallLine>{formatDate(deadline, language)}</SmallLine>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <Row key={student.enrollment_id} student={student} />
          ))}
        </tbody>
        <tfoot>
          {totals.map((total) => (
            <Row key={total.currency} student={total} />
          ))}
        </tfoot>
      </WideGrid>
    </GridScroller>
  )
}

// A student, or all of them: what is open in all, then of each installment how it stands, and how much is open or was paid.
function Row({ student }: { student: StudentRow }) {
  const { t } = useText()
  const money = useMoney()
  const { enrollment_id, student_name, currency, cells, open, due, total } = student
  return (
    <tr>
      <th scope="row">
        {enrollment_id ? (
          <MuiLink component={Link} to={enrollmentPath(enrollment_id)} color="inherit" underline="hover">
            {student_name}
          </MuiLink>
        ) : (
          t('ledger.figures.everybody')
        )}
      </th>
      <td>
        <bdi>{money(open, currency)}</bdi>
        <SmallLine data-warns={due > 0 || undefined}>
          {due > 0
            ? t('ledger.figures.late', { amount: money(due, currency) })
            : t('payment.of', { amount: money(total, currency) })}
        </SmallLine>
      </td>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={at}>
          {cell.state === '' && cell.total === 0 ? (
            <SmallLine title={t('ledger.figures.none')}>–</SmallLine>
          ) : (
            <>
              {cell.state !== '' && enrollment_id && <StandingChip standing={cell.state} />}
              <SmallLine>
                <bdi>{money(cell.open > 0 ? cell.open : cell.total, currency)}</bdi>
              </SmallLine>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
