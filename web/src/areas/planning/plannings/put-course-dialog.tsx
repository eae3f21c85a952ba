import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '@/api/client'
import { formatDate } from '@/lib/dates'
import { foldText } from '@/lib/fold-text'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { type RemoteChoice, RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { FullWidth } from '@/ui/record/full-width'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { boardOf } from '../acts'
import { sayHours } from '../agenda/say-session'
import { progressQuery } from '../board/api'
import { lackingOf } from '../board/lacking'
import { keys } from '../keys'
import { type Planning, putCourse, refreshPlannings } from './api'
import { freeHours, type Hour } from './free-hours'
import { PlanningDialog } from './planning-dialog'
import { sayPlanning } from './say-planning'
import type { YearColumn } from './year-cells'

type PutCourseDialogProps = {
  planning: Planning
  // A class.
  column: YearColumn
  onUndo: (planningId: string, act: string) => void
  onClose: () => void
}

const limits = { course_id: { minLength: 1 } } as const
const hourKey = ({ day, start }: Hour) => `${day} ${start}`

// A course for a class in a week-end, in the hours that it has free. Who gives it is found on the board.
export function PutCourseDialog({ planning, column, onUndo, onClose }: PutCourseDialogProps) {
  const { id: classId, label: code, campusId } = column
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const board = useQuery({
    queryKey: [...keys.plannings, 'hours', planning.id],
    queryFn: () => boardOf(planning.id),
  })
  const hours = board.data ? freeHours(board.data, classId) : []
  const progress = useQuery(progressQuery(classId))
  const level = board.data?.classes.find(({ id }) => id === classId)?.level ?? 0
  const lacking = lackingOf(progress.data?.courses ?? [], level).map(
    ({ course_id, name, code: about }): RemoteChoice => ({ id: course_id, name, about }),
  )
  const useChoices = (typed: string, asked: boolean) => useCourses(typed, asked, lacking)
  // What is sent twice, after a cut line say, is done once.
  const [key] = useState(() => crypto.randomUUID())
  const [left, setLeft] = useState<readonly string[]>([])
  const [known, setKnown] = useState<RemoteChoice>()
  const form = useFields({ values: { course_id: '' }, limits })
  const chosen = hours.filter((hour) => !left.includes(hourKey(hour)))
  const put = useMutation({
    mutationFn: (courseId: string) =>
      putCourse(planning.id, key, { course_id: courseId, campus_id: campusId, class_ids: [classId] }, chosen),
    onSuccess: () => {
      refreshPlannings(cache, planning.id)
      const text = t('plannings.put.done', { course: known?.name ?? '', code })
      notify({ text, undo: () => onUndo(planning.id, key) })
      onClose()
    },
    onError: notifyFailure,
  })
  return (
    <FormScope limits={limits}>
      <PlanningDialog
        title={`${code}, ${sayPlanning(planning, texts)}`}
        act={t('plannings.put.act')}
        sending={put.isPending}
        disabled={chosen.length === 0}
        onSubmit={() => void form.handleSubmit(({ course_id }) => put.mutate(course_id))()}
        onClose={onClose}
      >
        <FullWidth>
          <RemoteChoiceField
            control={form.control}
            name="course_id"
            label={t('plannings.put.course')}
            useChoices={useChoices}
            known={(id) => (known?.id === id ? known : undefined)}
            onChosen={setKnown}
          />
        </FullWidth>
        <FullWidth>
          <QueryView query={board} loading={<LoadingRows rows={2} />}>
            {() => <Hours hours={hours} left={left} onLeft={setLeft} />}
          </QueryView>
        </FullWidth>
      </PlanningDialog>
    </FormScope>
  )
}

type HoursProps = { hours: readonly Hour[]; left: readonly string[]; onLeft: (left: string[]) => void }

function Hours({ hours, left, onLeft }: HoursProps) {
  const { t, language } = useText()
  if (hours.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{t('plannings.put.no_hours')}</Typography>
  }
  const toggle = (key: string, keep: boolean) =>
    onLeft(keep ? left.filter((other) => other !== key) : [...left, key])
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid' }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0 }}>
        {t('plannings.put.hours')}
      </Typography>
      {hours.map((hour) => (
        <FormControlLabel
          key={hourKey(hour)}
          label={
            <bdi>
              {formatDate(hour.day, language, { weekday: 'long', day: 'numeric', month: 'long' })}
              {', '}
              {sayHours(hour, language)}
            </bdi>
          }
          control={
            <Checkbox
              size="small"
              checked={!left.includes(hourKey(hour))}
              onChange={(_event, checked) => toggle(hourKey(hour), checked)}
            />
          }
        />
      ))}
    </Box>
  )
}

function coursesQuery(q: string) {
  const query = { ...(q && { q }), page: 1, page_size: 30, sort: 'name' as const }
  return queryOptions({
    queryKey: [...keys.coursesFound(q), 'codes'],
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(api.GET('/api/courses', { params: { query }, signal }))
      return items.map(({ id, name, code }): RemoteChoice => ({ id, name, about: code }))
    },
    placeholderData: keepPreviousData,
  })
}

// What the class still lacks comes first, in the order in which the board proposes it.
function useCourses(typed: string, asked: boolean, lacking: readonly RemoteChoice[]) {
  const { data = [], isFetching } = useQuery({ ...coursesQuery(typed), enabled: asked })
  const words = foldText(typed).trim()
  const first = lacking.filter(({ name, about }) => foldText(`${about} ${name}`).includes(words))
  const others = data.filter(({ id }) => !first.some((choice) => choice.id === id))
  return { choices: [...first, ...others], loading: isFetching }
}
