import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { updateCourseRequestLimits } from '@/api/limits/update-course-request'
import { useSeen } from '@/session/last-seen'
import { useMayFollow } from '@/session/use-history-action'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { RecordColumns } from '@/ui/record/record-columns'
import { RecordForm } from '@/ui/record/record-form'
import { useEditing } from '@/ui/record/use-editing'
import { useRecordForm } from '@/ui/record/use-record-form'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type Course, type CourseFields, editionsQuery, keepCourse, updateCourse } from './api'
import { checkCourse, fieldsOf } from './course-form'
import { CourseFrame } from './course-frame'
import { coursePath, newVersionPath } from './course-list'
import { CourseRecord } from './course-record'
import { CourseSections } from './course-sections'

const CourseChanges = lazyPart(() => import('./course-history').then((m) => ({ default: m.CourseChanges })))

const RequirementsSection = lazyPart(() =>
  import('./requirements-section').then((m) => ({ default: m.RequirementsSection })),
)

// /apps/academic/course/{courseId}
export function Component() {
  const { courseId = '' } = useParams()
  return (
    <CourseRecord courseId={courseId}>
      {(course) => <CourseView key={course.id} course={course} />}
    </CourseRecord>
  )
}

// One course: its fields, and the way to its other versions.
function CourseView({ course }: { course: Course }) {
  const cache = useQueryClient()
  const state = useRecordForm<Course, CourseFields>({
    record: course,
    fieldsOf,
    limits: updateCourseRequestLimits,
    check: checkCourse,
    save: async (fields, version) => {
      const saved = await updateCourse(course.id, fields, version)
      keepCourse(cache, saved)
      return saved
    },
  })
  useSeen({ kind: 'course', id: course.id, title: course.name, about: course.code })
  const editing = useEditing(course.may_edit, 'details')
  const mayFollow = useMayFollow()
  return (
    <CourseFrame course={course} part="details" changed={state.changes > 0} editing={editing}>
      <RecordForm state={state} editing={editing}>
        <RecordColumns aside={mayFollow && <CourseChanges course={course} />}>
          <CourseSections control={state.form.control} />
          <EditionsSection course={course} />
          <RequirementsSection course={course} />
        </RecordColumns>
      </RecordForm>
    </CourseFrame>
  )
}

const EditionLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover b': { textDecoration: 'underline' },
  '& b': { fontWeight: 550 },
  '& span': { color: theme.vars.palette.text.secondary },
}))

// The other versions under the same code: another language, or a revision.
function EditionsSection({ course }: { course: Course }) {
  const { t } = useText()
  const editions = useQuery(editionsQuery(course.code))
  // Who only reads does not know what is not open to him.
  if (!course.may_edit && !editions.data?.some(({ id }) => id !== course.id)) return null
  return (
    <FormSection title={t('course.editions.title')} text={t('course.editions.text')}>
      <FullWidth>
        <QueryView query={editions} loading={<LoadingRows rows={1} />}>
          {(items) => {
            const others = items.filter(({ id }) => id !== course.id)
            if (others.length === 0)
              return <Box sx={{ color: 'text.secondary' }}>{t('course.editions.none')}</Box>
            return (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {others.map(({ id, edition, name }) => (
                  <li key={id}>
                    <EditionLink to={coursePath(id)}>
                      <b>{edition || t('course.editions.plain')}</b>
                      <span>{name}</span>
                    </EditionLink>
                  </li>
                ))}
              </Box>
            )
          }}
        </QueryView>
        {course.may_edit && (
          <Button
            component={Link}
            to={newVersionPath(course.id)}
            startIcon={<AddIcon />}
            sx={{ mt: 1, marginInlineStart: -1.75 }}
          >
            {t('course.editions.new')}
          </Button>
        )}
      </FullWidth>
    </FormSection>
  )
}
