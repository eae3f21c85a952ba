import Box from '@mui/material/Box'
import { formatDay } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import type { Texts } from '@/texts/texts'
import { onCards, onRows } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import type { CourseRow } from './api'
import type { courseListSpec } from './course-list'

export type CourseColumn = Column<CourseRow, (typeof courseListSpec.sorts)[number]>

// What the list says of a course, in the order of what people look for.
export function courseColumns({ t, language }: Texts): CourseColumn[] {
  const figure = (count: number) => (count > 0 ? formatFigure(count, language) : '–')
  return [
    {
      key: 'name',
      header: t('course.name'),
      sort: 'name',
      cell: (row) => <RowIdentity title={row.name} subtitle={<Subtitle row={row} />} />,
    },
    { key: 'code', header: t('course.code'), sort: 'code', cell: (row) => <bdi>{row.code}</bdi> },
    { key: 'edition', header: t('course.edition'), cell: (row) => row.edition },
    {
      key: 'english_name',
      header: t('course.english_name'),
      hidden: true,
      cell: (row) => <span lang="en">{row.english_name}</span>,
    },
    {
      key: 'hours',
      header: t('course.hours'),
      sort: 'hours',
      align: 'end',
      cell: (row) => figure(row.hours),
    },
    {
      key: 'documents',
      header: t('course.tab.documents'),
      align: 'end',
      cell: (row) => figure(row.document_count),
    },
    { key: 'books', header: t('course.tab.books'), align: 'end', cell: (row) => figure(row.book_count) },
    {
      key: 'teachers',
      header: t('course.tab.teachers'),
      align: 'end',
      cell: (row) => figure(row.teacher_count),
    },
    {
      key: 'updated',
      header: t('course.updated'),
      sort: 'updated',
      hidden: true,
      cell: (row) => <bdi>{formatDay(row.updated_at, language)}</bdi>,
    },
  ]
}

// Where there are columns for code and version, the line under the name has room for the name in English.
function Subtitle({ row }: { row: CourseRow }) {
  return (
    <>
      <Box component="bdi" sx={onCards}>
        {[row.code, row.edition].filter(Boolean).join(' · ')}
      </Box>
      <Box component="span" lang="en" sx={onRows}>
        {row.english_name === row.name ? '' : row.english_name}
      </Box>
    </>
  )
}
