import { DndContext, useDraggable } from '@dnd-kit/core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { Link } from 'react-router'
import { todayHere } from '@/lib/day-math'
import { shortDays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { lazyPart } from '@/ui/lazy-part'
import { usePageKeyHelp } from '@/ui/page-keys-store'
import { HeldLabel } from '../held-label'
import { PlanningChip } from '../planning-chip'
import type { Planning, PlanningYear, YearPlanning } from './api'
import { type Across, boardPath } from './planning-list'
import { PlanningMenu } from './planning-menu'
import { saySchoolYear } from './school-year'
import { useArrowKeys } from './use-arrow-keys'
import { useYearActs } from './use-year-acts'
import { type Taken, takesCourses } from './use-year-moves'
import { MatrixCell } from './year-cell'
import { YearCellMenu } from './year-cell-menu'
import { type ColumnGroup, cellsAt, columnsOf, comingOf } from './year-cells'
import { planningKeys, readingKeys } from './year-keys'
import { matrixLook, takenLook } from './year-look'

const PutCourseDialog = lazyPart(() =>
  import('./put-course-dialog').then((module) => ({ default: module.PutCourseDialog })),
)

type YearMatrixProps = {
  year: PlanningYear
  across: Across
  onCopy: ((planning: Planning) => void) | undefined
}

// A year at a glance: week-ends down, classes or campuses across. Arrows go from cell to cell, Enter opens the board;
// who plans puts courses there, and moves them.
export function YearMatrix({ year, across, onCopy }: YearMatrixProps) {
  const { t } = useText()
  const table = useRef<HTMLTableElement>(null)
  const { handleKeyDown, handleFocus } = useArrowKeys(table)
  const groups = columnsOf(year, across)
  const byClass = across === 'classes' && year.classes.length > 0
  const acts = useYearActs({ table, spotOf: (name) => spotOf(year, groups, name) })
  const { moves, drag, menu, empty } = acts
  const coming = comingOf(year.plannings, todayHere())
  const plans = (planning: Planning) => byClass && takesCourses(planning)
  usePageKeyHelp(year.plannings.some(plans) ? planningKeys : readingKeys)
  return (
    <DndContext {...drag.context}>
      <MatrixFrame plans={year.plannings.some(plans)}>
        <table
          ref={table}
          aria-label={t('plannings.matrix.label', { year: saySchoolYear(year.year) })}
          onKeyDown={(event) => (byClass && acts.handleKeyDown(event)) || handleKeyDown(event)}
          onFocus={handleFocus}
          {...(byClass && { onClickCapture: acts.handleClick, onContextMenu: acts.handleContextMenu })}
        >
          <MatrixHead groups={groups} byClass={byClass} />
          <tbody>
            {year.plannings.map((planning) => (
              <tr
                key={planning.id}
                data-state={planning.state}
                aria-current={planning.id === coming ? 'date' : undefined}
              >
                <WeekEnd planning={planning} onCopy={onCopy} />
                {groups.flatMap(({ columns }, group) =>
                  columns.map((column, index) => (
                    <MatrixCell
                      key={column.id}
                      planning={planning}
                      column={column}
                      plans={plans(planning)}
                      cells={cellsAt(planning, column)}
                      first={group > 0 && index === 0}
                    />
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </MatrixFrame>
      <TakenBar taken={moves.taken} onForget={() => moves.take(undefined)} />
      <HeldLabel text={drag.held?.cell.course_name} labelRef={drag.label} />
      {menu && <YearCellMenu {...menu} moves={moves} onPut={acts.setEmpty} onClose={acts.closeMenu} />}
      {empty && (
        <PutCourseDialog
          planning={empty.planning}
          column={empty.column}
          onUndo={(id, act) => void moves.undo([id], act)}
          onClose={() => acts.setEmpty(undefined)}
        />
      )}
    </DndContext>
  )
}

function spotOf(year: PlanningYear, groups: readonly ColumnGroup[], name: string) {
  const [planningId, columnId] = name.split('/')
  const planning = year.plannings.find(({ id }) => id === planningId)
  const column = groups.flatMap(({ columns }) => columns).find(({ id }) => id === columnId)
  return planning && column && { planning, column, cells: cellsAt(planning, column) ?? [] }
}

// What is dragged is looked up where it is taken: only courses can be.
function MatrixFrame({ plans, children }: { plans: boolean; children: ReactNode }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'matrix', disabled: !plans })
  const dragging = Object.fromEntries(
    Object.entries(listeners ?? {}).map(([name, listen]) => [
      name,
      (event: SyntheticEvent) => (event.target as Element).closest('[data-course]') && listen(event),
    ]),
  )
  return (
    <Box ref={setNodeRef} {...dragging} sx={matrixLook}>
      {children}
    </Box>
  )
}

// What one holds, until one says where it goes.
function TakenBar({ taken, onForget }: { taken: Taken | undefined; onForget: () => void }) {
  const { t } = useText()
  return (
    // What sticks is what is always there: inside of something no larger than itself it could not.
    <Box role="status" sx={takenLook}>
      {taken && (
        <div>
          <span>{t('plannings.move.taken', { course: taken.cell.course_name })}</span>
          <Button color="inherit" size="small" onClick={onForget}>
            {t('ui.cancel')}
          </Button>
        </div>
      )}
    </Box>
  )
}

function MatrixHead({ groups, byClass }: { groups: readonly ColumnGroup[]; byClass: boolean }) {
  const { t } = useText()
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={byClass ? 2 : 1} className="corner">
          {t('plannings.one')}
        </th>
        {groups.map(({ id, name, color, columns }, group) => (
          <th
            key={id}
            scope={byClass ? 'colgroup' : 'col'}
            colSpan={columns.length}
            className="campus"
            data-first={group > 0 || undefined}
          >
            <span>
              <ColorMark color={color} />
              {name}
            </span>
          </th>
        ))}
      </tr>
      {byClass && (
        <tr>
          {groups.flatMap(({ columns }, group) =>
            columns.map(({ id, label }, index) => (
              <th key={id} scope="col" className="class" data-first={(group > 0 && index === 0) || undefined}>
                {label}
              </th>
            )),
          )}
        </tr>
      )}
    </thead>
  )
}

type WeekEndProps = { planning: YearPlanning; onCopy: ((planning: Planning) => void) | undefined }

function WeekEnd({ planning, onCopy }: WeekEndProps) {
  const { t, language } = useText()
  const { id, number, first_day, last_day, abbreviation, state } = planning
  return (
    <th scope="row">
      <div className="week-end">
        <Link to={boardPath(id)} data-cell>
          <strong>{abbreviation || t('plannings.numbered', { number })}</strong>
          <bdi>{shortDays(first_day, last_day, language)}</bdi>
        </Link>
        <PlanningChip state={state} />
        <PlanningMenu planning={planning} onCopy={onCopy} />
      </div>
    </th>
  )
}
