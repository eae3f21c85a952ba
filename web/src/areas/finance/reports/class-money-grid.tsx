import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import { enrollmentPath } from '../paths'
import { StandingChip } from '../standing-chip'
import { useMoney } from '../use-money'
import type { ClassMoney, StudentRow } from './api'

// Students down, installments across. The names stay where they are while the installments pass under them.
export function ClassMoneyGrid({ money: { installments, students, totals } }: { money: ClassMoney }) {
  const { t, language } = useText()
  return (
    <Scroller role="region" aria-label={t('ledger.figures.schedule')} tabIndex={0}>
      <Grid>
        <caption style={visuallyHidden}>{t('ledger.figures.schedule')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ledger.figures.student')}</th>
            <th scope="col">{t('invoice.balance')}</th>
            {installments.map(({ number, deadline }) => (
              <th key={number} scope="col">
                {number > 0 ? t('finance.installment', { number }) : t('ledger.figures.no_installment')}
                <Small>{formatDate(deadline, language)}</Small>
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
      </Grid>
    </Scroller>
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
        <Small data-late={due > 0 || undefined}>
          {due > 0
            ? t('ledger.figures.late', { amount: money(due, currency) })
            : t('payment.of', { amount: money(total, currency) })}
        </Small>
      </td>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={at}>
          {cell.state === '' && cell.total === 0 ? (
            <Small title={t('ledger.figures.none')}>–</Small>
          ) : (
            <>
              {cell.state !== '' && enrollment_id && <StandingChip standing={cell.state} />}
              <Small>
                <bdi>{money(cell.open > 0 ? cell.open : cell.total, currency)}</bdi>
              </Small>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

const Small = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.75rem',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  '&[data-late]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}))

const Scroller = styled('div')(({ theme }) => ({
  overflow: 'auto',
  maxHeight: 'calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px) - 16px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
}))

const Grid = styled('table')(({ theme }) => {
  const { palette } = theme.vars
  const sticks = { position: 'sticky', backgroundColor: palette.background.default } as const
  return {
    borderCollapse: 'separate',
    borderSpacing: 0,
    minWidth: '100%',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '6px 10px',
      textAlign: 'start',
      verticalAlign: 'middle',
      borderBlockEnd: `1px solid ${palette.divider}`,
      whiteSpace: 'nowrap',
      fontWeight: 400,
    },
    '& thead th': { ...sticks, top: 0, zIndex: 2, fontSize: '0.8125rem', fontWeight: 600 },
    '& th:first-of-type': {
      ...sticks,
      insetInlineStart: 0,
      zIndex: 1,
      minWidth: 200,
      maxWidth: 280,
      whiteSpace: 'normal',
      borderInlineEnd: `1px solid ${palette.divider}`,
    },
    '& thead th:first-of-type': { zIndex: 3 },
    '& tfoot :is(th, td)': { fontWeight: 600, borderBlockEnd: 0 },
    '@media (max-width: 719px)': { '& th:first-of-type': { minWidth: 120, maxWidth: 132 } },
  }
})
