import { styled } from '@mui/material/styles'
import { useText } from '@/texts/use-text'
import { CheckIcon, WarningIcon } from '@/ui/icons'
import type { ClassReportCell } from './api'
import { sayPoints, sayRate } from './say-report'

type ReportCellProps = { cell: ClassReportCell | undefined; marks: boolean }

// A course of a student: the grade above, the presence below it. What should be looked at has a picture, never only a
// colour.
export function ReportCell({ cell, marks }: ReportCellProps) {
  const { t, language } = useText()
  if (!cell?.followed) return <Quiet title={t('report.not_followed')}>·</Quiet>
  const rate = sayRate(cell, language)
  return (
    <Stack title={cell.carried ? t('report.carried') : undefined}>
      <Given cell={cell} marks={marks} />
      <Quiet data-warns={cell.warns || undefined}>
        {cell.warns && <WarningIcon titleAccess={t(`report.warns.${cell.warns}`)} />}
        {rate}
      </Quiet>
      {cell.gaps > 0 && <Quiet>{t('report.gaps_of', { number: cell.gaps })}</Quiet>}
    </Stack>
  )
}

function Given({ cell: { given, state, points, passed }, marks }: { cell: ClassReportCell; marks: boolean }) {
  const { t, language } = useText()
  if (!given) return <Quiet title={t('report.not_given')}>–</Quiet>
  if (!marks) return <CheckIcon titleAccess={t('report.given')} sx={{ fontSize: '1.1rem' }} />
  if (state === 'absent') return <Grade data-failed>{t('report.cell_absent')}</Grade>
  if (state === 'exempt') return <Grade>{t('report.cell_exempt')}</Grade>
  return (
    <Grade data-failed={passed ? undefined : true}>
      {sayPoints(points, language)}
      {!passed && <WarningIcon titleAccess={t('report.mentions.not_passed')} />}
    </Grade>
  )
}

const Stack = styled('span')({ display: 'grid', justifyItems: 'start', lineHeight: 1.3 })

const Grade = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  fontWeight: 550,
  '& svg': { fontSize: '0.9rem' },
  '&[data-failed]': { color: theme.vars.palette.error.main },
}))

const Quiet = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: '0.9rem' },
  '&[data-warns]': { color: theme.vars.palette.warning.main, fontWeight: 600 },
}))
