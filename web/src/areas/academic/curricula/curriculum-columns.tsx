import Box from '@mui/material/Box'
import { formatDay } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import type { Texts } from '@/texts/texts'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import type { Curriculum } from './api'
import type { curriculumListSpec } from './curriculum-list'

type Sorts = (typeof curriculumListSpec.sorts)[number]

// What the list says of a curriculum.
export function curriculumColumns({ t, language }: Texts): Column<Curriculum, Sorts>[] {
  const figure = (value: number) => formatFigure(value, language)
  const hours = (row: Curriculum) => t('curriculum.hours', { count: row.hours, shown: figure(row.hours) })
  return [
    {
      key: 'name',
      header: t('curriculum.name'),
      sort: 'name',
      cell: (row) => (
        <RowIdentity
          title={row.name}
          subtitle={
            <>
              {t('curriculum.version_number', { number: row.number })}
              <Box component="span" sx={{ display: { sm: 'none' } }}>
                {` · ${t(`curriculum.programmes.${row.programme}`)} · ${hours(row)}`}
              </Box>
            </>
          }
        />
      ),
    },
    {
      key: 'programme',
      header: t('curriculum.programme'),
      cell: (row) => t(`curriculum.programmes.${row.programme}`),
    },
    {
      key: 'levels',
      header: t('curriculum.levels'),
      align: 'end',
      cell: (row) => figure(new Set(row.courses.map(({ level }) => level)).size),
    },
    {
      key: 'courses',
      header: t('curriculum.courses'),
      align: 'end',
      cell: (row) => figure(row.courses.length),
    },
    { key: 'hours', header: t('curriculum.hours_label'), align: 'end', cell: (row) => figure(row.hours) },
    {
      key: 'classes',
      header: t('curriculum.classes'),
      align: 'end',
      cell: (row) => figure(row.class_count),
    },
    {
      key: 'updated',
      header: t('curriculum.updated'),
      sort: 'updated',
      wideOnly: true,
      cell: (row) => <bdi>{formatDay(row.updated_at, language)}</bdi>,
    },
  ]
}
