import Box from '@mui/material/Box'
import { formatDay } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import { languageName } from '@/lib/world'
import type { Texts } from '@/texts/texts'
import { ColorMark } from '@/ui/color-mark'
import { onCards, onRows } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import type { Class } from './api'
import type { classListSpec } from './class-list'
import { ClassStateChip } from './class-state-chip'
import { sayCurriculum, sayPlaces, sayStage, sayYears } from './say-class'

type Sorts = (typeof classListSpec.sorts)[number]
export type ClassColumn = Column<Class, Sorts>

// What a list says of a class, in the order of what people look for. Where all rows are of one campus, its name waits
// until somebody asks for it.
export function classColumns(texts: Texts, { oneCampus }: { oneCampus: boolean }): ClassColumn[] {
  const { t, language } = texts
  return [
    {
      key: 'code',
      header: t('class.code'),
      sort: 'code',
      cell: (row) => <ClassIdentity row={row} texts={texts} oneCampus={oneCampus} />,
    },
    {
      key: 'campus',
      header: t('class.campus'),
      sort: 'campus',
      hidden: oneCampus,
      cell: (row) => row.campus_name,
    },
    {
      key: 'level',
      header: t('class.level'),
      sort: 'level',
      align: 'end',
      hidden: true,
      cell: (row) => formatFigure(row.level, language),
    },
    { key: 'years', header: t('class.years'), sort: 'year', cell: (row) => <bdi>{sayYears(row)}</bdi> },
    {
      key: 'students',
      header: t('class.confirmed'),
      align: 'end',
      cell: (row) => <bdi>{sayPlaces(row, texts)}</bdi>,
    },
    {
      key: 'waiting',
      header: t('class.waiting'),
      align: 'end',
      wideOnly: true,
      cell: (row) => row.waiting > 0 && formatFigure(row.waiting, language),
    },
    {
      key: 'curriculum',
      header: t('class.curriculum'),
      wideOnly: true,
      cell: (row) => sayCurriculum(row, texts),
    },
    { key: 'state', header: t('class.state_name.label'), cell: (row) => <ClassStateChip group={row} /> },
    ...rarerColumns(texts),
  ]
}

function rarerColumns({ t, language }: Texts): ClassColumn[] {
  return [
    {
      key: 'programme',
      header: t('class.programme'),
      hidden: true,
      cell: (row) => t(`class.programmes.${row.programme}`),
    },
    {
      key: 'language',
      header: t('class.language'),
      hidden: true,
      cell: (row) => languageName(row.language, language),
    },
    {
      key: 'updated',
      header: t('class.updated'),
      sort: 'updated',
      hidden: true,
      cell: (row) => <bdi>{formatDay(row.updated_at, language)}</bdi>,
    },
  ]
}

type ClassIdentityProps = { row: Class; texts: Texts; oneCampus: boolean }

function ClassIdentity({ row, texts, oneCampus }: ClassIdentityProps) {
  const stage = sayStage(row, texts)
  return (
    <RowIdentity
      titleMark={<ColorMark color={row.campus_color} />}
      title={row.code}
      subtitle={
        <>
          {/* A phone has no columns: what tells classes apart stands here. */}
          <Box component="span" sx={onCards}>
            {[
              !oneCampus && row.campus_name,
              texts.t('class.level_number', { level: row.level }),
              sayYears(row),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Box>
          <Box component="span" sx={onRows}>
            {stage}
          </Box>
        </>
      }
    />
  )
}
