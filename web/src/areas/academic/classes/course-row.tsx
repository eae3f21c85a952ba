import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { useState } from 'react'
import { formatDate } from '@/lib/dates'
import { todayHere } from '@/lib/day-math'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { SuccessIcon, WaitingIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { StateChip } from '@/ui/state-chip'
import type { ClassCourse } from './api'
import type { Change, SetDone } from './use-course-done'

const DayDialog = lazyPart(() => import('./day-dialog').then((module) => ({ default: module.DayDialog })))

type CourseRowProps = {
  course: ClassCourse
  // The class is over: what was not given is not to come.
  over: boolean
  saving: Change | undefined
  onDone: SetDone | undefined
}

// One course of the class: whether it is done and since when, or planned. The agenda tells; what was given before
// is ticked by hand.
export function CourseRow({ course, over, saving, onDone }: CourseRowProps) {
  const { t, language } = useText()
  const [choosing, setChoosing] = useState(false)
  const done = course.state === 'done'
  // What the agenda tells is not taken back by a tick.
  const held = done && !course.by_hand
  return (
    <Box component="li" sx={row}>
      <Box component={onDone ? 'label' : 'div'} sx={name}>
        {onDone && (
          <Checkbox
            checked={saving?.done ?? done}
            disabled={saving !== undefined || held}
            onChange={(_event, checked) =>
              checked ? setChoosing(true) : void onDone({ courseId: course.course_id, done: false })
            }
            slotProps={{ input: { 'aria-label': t('class.courses.mark', { name: course.name }) } }}
          />
        )}
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {course.name}
          <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            <bdi>{[course.code, course.edition].filter(Boolean).join(' · ')}</bdi>
            {' · '}
            {t('class.courses.hours', { count: course.hours, shown: formatFigure(course.hours, language) })}
            {course.by_hand && course.reason !== '' && (
              <div>{t('class.courses.by_hand', { reason: course.reason })}</div>
            )}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        {done && onDone && !held && (
          <Button
            size="small"
            color="inherit"
            aria-label={t('class.courses.change_day', { name: course.name })}
            onClick={() => setChoosing(true)}
          >
            {formatDate(course.done_on, language)}
          </Button>
        )}
        {done && (!onDone || held) && <bdi>{formatDate(course.done_on, language)}</bdi>}
        {course.state === 'planned' && <bdi>{formatDate(course.planned_on, language)}</bdi>}
        <CourseState course={course} over={over} />
      </Box>
      {choosing && (
        <DayDialog
          title={course.name}
          day={course.done_on || todayHere()}
          reason={course.reason}
          onSave={async (fields) =>
            (await onDone?.({ courseId: course.course_id, done: true, ...fields })) === true
          }
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  )
}

function CourseState({ course: { state }, over }: Pick<CourseRowProps, 'course' | 'over'>) {
  const { t } = useText()
  if (state === 'done') {
    return <StateChip tone="success" icon={<SuccessIcon />} label={t('class.courses.state.done')} />
  }
  const label = t(`class.courses.state.${state === 'planned' ? state : over ? 'not_given' : 'coming'}`)
  return <StateChip tone={state === 'planned' ? 'info' : 'neutral'} icon={<WaitingIcon />} label={label} />
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1.5,
  minHeight: 52,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
}

const name = { display: 'flex', alignItems: 'center', flex: '1 1 14rem', minWidth: 0 }
