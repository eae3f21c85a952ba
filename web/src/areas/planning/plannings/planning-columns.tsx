import Box from '@mui/material/Box'
import { formatDay } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import { shortDays } from '@/lib/say-days'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { onCards, onRows } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import { PlanningChip } from '../planning-chip'
import type { Planning } from './api'
import type { planningListSpec } from './planning-list'

type Sorts = (typeof planningListSpec.sorts)[number]
export type PlanningColumn = Column<Planning, Sorts>

// What the list says of a planning. How far its board is, is for those who plan.
export function planningColumns(texts: Texts, { plans }: { plans: boolean }): PlanningColumn[] {
  const { t, language } = texts
  return [
    {
      key: 'number',
      header: t('plannings.one'),
      sort: 'number',
      cell: (row) => <PlanningIdentity row={row} texts={texts} />,
    },
    {
      key: 'dates',
      header: t('plannings.dates'),
      sort: 'date',
      cell: (row) => <bdi>{shortDays(row.first_day, row.last_day, language)}</bdi>,
    },
    {
      key: 'abbreviation',
      header: t('plannings.abbreviation'),
      hidden: true,
      cell: (row) => row.abbreviation,
    },
    { key: 'campuses', header: t('plannings.campuses'), cell: (row) => <Campuses row={row} /> },
    {
      key: 'classes',
      header: t('plannings.classes'),
      align: 'end',
      cell: (row) => (
        <span title={row.classes.map(({ code }) => code).join(', ')}>
          {formatFigure(row.classes.length, language)}
        </span>
      ),
    },
    ...(plans ? [boardColumn(texts)] : []),
    { key: 'state', header: t('plannings.state'), cell: (row) => <PlanningChip state={row.state} /> },
    {
      key: 'week',
      header: t('plannings.week'),
      align: 'end',
      hidden: true,
      cell: (row) => formatFigure(row.week, language),
    },
    {
      key: 'updated',
      header: t('plannings.updated'),
      sort: 'updated',
      hidden: true,
      cell: (row) => <bdi>{formatDay(row.updated_at, language)}</bdi>,
    },
  ]
}

function boardColumn({ t }: Texts): PlanningColumn {
  return {
    key: 'courses',
    header: t('plannings.courses'),
    wideOnly: true,
    cell: (row) => {
      if (row.courses === 0) return ''
      const courses = t('plannings.course_count', { count: row.courses })
      return row.open > 0 ? `${courses}, ${t('plannings.open_count', { count: row.open })}` : courses
    },
  }
}

function PlanningIdentity({ row, texts }: { row: Planning; texts: Texts }) {
  const { t, language } = texts
  const { number, first_day, last_day, description, abbreviation, campuses } = row
  return (
    <RowIdentity
      title={[t('plannings.numbered', { number }), abbreviation].filter(Boolean).join(' · ')}
      subtitle={
        <>
          {/* A phone has no columns: what tells week-ends apart stands here. */}
          <Box component="span" sx={onCards}>
            {[shortDays(first_day, last_day, language), campuses.map(({ name }) => name).join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </Box>
          <Box component="span" sx={onRows}>
            {description}
          </Box>
        </>
      }
    />
  )
}

const named = 2

// A few by name, many as their marks and a number; all their names for who points at it.
function Campuses({ row: { campuses } }: { row: Planning }) {
  const { t } = useText()
  const few = campuses.length <= named
  return (
    <Box
      component="span"
      title={campuses.map(({ name }) => name).join(', ')}
      sx={{ display: 'inline-flex', gap: few ? 1.5 : 0.5 }}
    >
      {campuses.slice(0, few ? named : marked).map(({ id, name, color }) => (
        <Box component="span" key={id} sx={{ display: 'inline-flex', gap: 0.75 }}>
          <ColorMark color={color} />
          {few && name}
        </Box>
      ))}
      {!few && (
        <Box component="span" sx={{ marginInlineStart: 0.5 }}>
          {t('plannings.campus_count', { count: campuses.length })}
        </Box>
      )}
    </Box>
  )
}

const marked = 5
