import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from 'react-router'
import { shortDays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { ExpandIcon } from '@/ui/icons'
import { PlanningChip } from '../planning-chip'
import type { PlanningYear, YearPlanning } from './api'
import { boardPath } from './planning-list'
import { CourseCode } from './year-cell'
import { type ColumnGroup, cellsAt, columnsOf } from './year-cells'
import { courseLook } from './year-look'

// The year on a phone: one campus at a time, its week-ends under each other.
export function YearList({ year }: { year: PlanningYear }) {
  const { t } = useText()
  const groups = columnsOf(year, 'classes')
  const [chosen, setChosen] = useState('')
  const group = groups.find(({ id }) => id === chosen) ?? groups[0]
  if (!group) return null
  const shown = year.plannings.filter(({ campuses }) => campuses.some(({ id }) => id === group.id))
  return (
    <Box sx={look}>
      {groups.length > 1 && (
        <NativeSelect
          input={<OutlinedInput />}
          IconComponent={ExpandIcon}
          fullWidth
          value={group.id}
          onChange={(event) => setChosen(event.target.value)}
          inputProps={{ 'aria-label': t('plannings.campus') }}
          sx={{ mb: 1 }}
        >
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      <ul>
        {shown.map((planning) => (
          <WeekEndCard key={planning.id} planning={planning} group={group} />
        ))}
      </ul>
    </Box>
  )
}

function WeekEndCard({ planning, group }: { planning: YearPlanning; group: ColumnGroup }) {
  const { t, language } = useText()
  const { id, number, first_day, last_day, abbreviation, state } = planning
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Link to={`${boardPath(id)}?only=${group.id}`} className="head">
          <strong>{abbreviation || t('plannings.numbered', { number })}</strong>
          <bdi>{shortDays(first_day, last_day, language)}</bdi>
        </Link>
        <PlanningChip state={state} />
      </Box>
      <dl>
        {group.columns.map((column) => {
          const cells = cellsAt(planning, column)
          if (!cells) return null
          return (
            <div key={column.id}>
              <dt>{column.label}</dt>
              <dd>
                {cells.length === 0
                  ? t('plannings.matrix.no_course')
                  : cells.map((cell) => <CourseCode key={cell.agenda_course_id} cell={cell} />)}
              </dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}

const look = ({ vars: { palette } }: Theme) => ({
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': { py: 1.5, borderBlockEnd: `1px solid ${palette.divider}` },
  '& .head': {
    flex: 1,
    display: 'grid',
    alignContent: 'center',
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& .head strong': { fontWeight: 600 },
  '& .head bdi': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& dl': { m: 0, display: 'grid', gap: '4px' },
  '& dl > div': { display: 'flex', gap: 1 },
  '& dt': { flex: '0 0 40%', color: palette.text.secondary },
  '& dd': { m: 0, display: 'flex', flexWrap: 'wrap', columnGap: '12px', color: palette.text.secondary },
  '& dd .course': { color: palette.text.primary },
  ...courseLook(palette),
})
