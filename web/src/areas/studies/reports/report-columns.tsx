import Box from '@mui/material/Box'
import { formatFigure } from '@/lib/numbers'
import type { Texts } from '@/texts/texts'
import { ColorMark } from '@/ui/color-mark'
import { onCards, onRows } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import type { ClassReportLine } from './api'
import { WarningCount } from './class-warnings'
import type { reportListSpec } from './report-list'
import { sayPoints, sayRate } from './say-report'

type ReportColumn = Column<ClassReportLine, (typeof reportListSpec.sorts)[number]>

// What the list says of a class. Who may not know grades has no columns for them.
export function reportColumns(
  texts: Texts,
  { oneCampus, marks }: { oneCampus: boolean; marks: boolean },
): ReportColumn[] {
  const { t, language } = texts
  const graded: ReportColumn[] = [
    {
      key: 'average',
      header: t('report.average'),
      align: 'end',
      cell: ({ graded, mean }) => graded > 0 && <bdi>{sayPoints(mean, language, 2)}</bdi>,
    },
    {
      key: 'passed',
      header: t('report.passed'),
      align: 'end',
      wideOnly: true,
      cell: ({ graded, passed }) => graded > 0 && t('report.of', { some: passed, all: graded }),
    },
  ]
  return [
    {
      key: 'code',
      header: t('report.class'),
      sort: 'code',
      cell: (row) => <ReportIdentity row={row} texts={texts} oneCampus={oneCampus} />,
    },
    ...(oneCampus
      ? []
      : [
          {
            key: 'campus',
            header: t('report.campus'),
            sort: 'campus' as const,
            cell: ({ campus_name }: ClassReportLine) => campus_name,
          },
        ]),
    { key: 'years', header: t('report.years'), sort: 'year', cell: (row) => <bdi>{sayYears(row)}</bdi> },
    {
      key: 'students',
      header: t('report.students'),
      align: 'end',
      cell: ({ students }) => formatFigure(students, language),
    },
    ...(marks ? graded : []),
    {
      key: 'presence',
      header: t('report.presence'),
      align: 'end',
      cell: ({ presence }) => <bdi>{sayRate(presence, language)}</bdi>,
    },
    {
      key: 'complete',
      header: t('report.complete'),
      wideOnly: true,
      cell: ({ complete, over }) => over > 0 && t('report.complete_of', { complete, over }),
    },
    { key: 'warnings', header: t('report.warnings'), cell: (row) => <WarningCount summary={row} /> },
  ]
}

const sayYears = ({ start_year, end_year }: ClassReportLine) => `${start_year}–${end_year}`

function ReportIdentity({
  row,
  texts,
  oneCampus,
}: {
  row: ClassReportLine
  texts: Texts
  oneCampus: boolean
}) {
  const { t, language } = texts
  const short = [
    !oneCampus && row.campus_name,
    row.graded > 0 && `${t('report.average')} ${sayPoints(row.mean, language, 2)}`,
    row.presence.counted > 0 && `${t('report.presence')} ${sayRate(row.presence, language)}`,
  ]
  return (
    <RowIdentity
      titleMark={<ColorMark color={row.campus_color} />}
      title={row.class_code}
      subtitle={
        <>
          <Box component="span" sx={onCards}>
            {short.filter(Boolean).join(' · ') || sayYears(row)}
          </Box>
          <Box component="span" sx={onRows}>
            {row.curriculum_name}
          </Box>
        </>
      }
    />
  )
}
