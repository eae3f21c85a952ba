import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { formatDate } from '@/lib/dates'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { RowIdentity } from '@/ui/table/row-identity'
import { AccessChip } from './access-chip'
import { AccessMenu } from './access-menu'
import type { CourseAccess } from './api'
import { useAccessMay } from './may-grant'

type AccessTableProps = {
  label: string
  rows: readonly CourseAccess[]
  // What a row is about: the course, on a person's page; the person, on a course's.
  about: 'course' | 'person'
}

const nameOf = (row: CourseAccess, about: AccessTableProps['about']) =>
  about === 'course' ? row.course_name : row.person_name

const pathOf = (row: CourseAccess, about: AccessTableProps['about']) =>
  about === 'course'
    ? `/apps/academic/course/${row.course_id}`
    : `/apps/campus/student/${row.person_id}?tab=courses`

// Courses that are or were open to somebody, with the days that are left.
export function AccessTable({ label, rows, about }: AccessTableProps) {
  const texts = useText()
  const { grant, readOthers } = useAccessMay()
  const columns = useMemo(() => accessColumns(texts, about), [texts, about])
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={(row) => nameOf(row, about)}
      rowHref={readOthers ? (row) => pathOf(row, about) : undefined}
      sort="-last"
      onSort={() => {}}
      cardAside={(row) => <AccessChip access={row} />}
      rowMenu={grant ? (row) => <AccessMenu access={row} name={nameOf(row, about)} /> : undefined}
    />
  )
}

function accessColumns(
  { t, language }: Texts,
  about: AccessTableProps['about'],
): Column<CourseAccess, 'last'>[] {
  const period = ({ first_day, last_day }: CourseAccess) => (
    <bdi>{`${formatDate(first_day, language)} – ${formatDate(last_day, language)}`}</bdi>
  )
  return [
    {
      key: 'name',
      header: t(about === 'course' ? 'enrollment.access.course' : 'enrollment.access.person'),
      cell: (row) => (
        <RowIdentity
          title={nameOf(row, about)}
          subtitle={
            <>
              {/* A phone has no column for the period: its end, which people ask for, comes first. */}
              <Box component="span" sx={{ display: { sm: 'none' } }}>
                <bdi>{t('enrollment.documents.until', { day: formatDate(row.last_day, language) })}</bdi>{' '}
              </Box>
              {[about === 'course' ? row.course_code : '', row.note].filter(Boolean).join(' · ')}
            </>
          }
        />
      ),
    },
    { key: 'period', header: t('enrollment.access.period'), cell: period },
    { key: 'left', header: t('enrollment.status'), cell: (row) => <AccessChip access={row} /> },
  ]
}
