import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { ArchiveIcon, CheckIcon, WarningIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { onCards } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { RowIdentity } from '@/ui/table/row-identity'
import { type TaughtCourse, taughtCoursesQuery } from './api'
import { coursePath, knowledgePath } from './paths'
import { sayWhen } from './say-teaching'

// The courses that he gives, gave or was given, what comes next first.
export function CourseList({ teaches }: { teaches: boolean }) {
  const texts = useText()
  const { t } = texts
  const courses = useQuery(taughtCoursesQuery())
  const columns = useMemo(() => courseColumns(texts), [texts])
  return (
    <QueryView query={courses} loading={<LoadingRows rows={5} head />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState
            text={t(teaches ? 'space.no_courses' : 'space.own_only')}
            action={
              teaches && (
                <Button variant="contained" component={Link} to={knowledgePath}>
                  {t('space.say_knowledge')}
                </Button>
              )
            }
          />
        ) : (
          <DataTable
            label={t('space.courses')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            rowHref={({ id }) => coursePath(id)}
            sort="name"
            onSort={() => {}}
            cardAside={(row) => <Documents course={row} />}
          />
        )
      }
    </QueryView>
  )
}

function courseColumns({ t, language }: Texts): Column<TaughtCourse, 'name'>[] {
  const when = ({ next, time_zone }: TaughtCourse) => (next ? sayWhen(next, time_zone, language) : '')
  const last = ({ last_day }: TaughtCourse) => (last_day ? formatDate(last_day, language) : '')
  return [
    {
      key: 'name',
      header: t('space.course.name'),
      cell: (row) => (
        <RowIdentity
          title={row.name}
          subtitle={
            <>
              {[row.code, row.edition].filter(Boolean).join(' · ')}
              <Box component="span" sx={onCards}>
                {when(row) || last(row) ? ` · ${when(row) || last(row)}` : ''}
              </Box>
            </>
          }
        />
      ),
    },
    {
      key: 'next',
      header: t('space.course.next'),
      cell: ({ next }) => next && <bdi>{formatDate(next.day, language)}</bdi>,
    },
    { key: 'last', header: t('space.course.last'), cell: (row) => <bdi>{last(row)}</bdi> },
    { key: 'classes', header: t('space.course.classes'), cell: ({ classes }) => codesOf(classes) },
    {
      key: 'documents',
      header: t('space.course.documents'),
      cell: (row) => <Documents course={row} />,
    },
    { key: 'state', header: '', cell: (row) => <CourseState course={row} /> },
  ]
}

// Classes of several campuses are often called the same: such a code is said once, with how many have it.
function codesOf(classes: TaughtCourse['classes']): string {
  const codes = classes.map(({ code }) => code)
  return [...new Set(codes)]
    .map((code) => {
      const times = codes.filter((other) => other === code).length
      return times > 1 ? `${code} ×${times}` : code
    })
    .join(', ')
}

// How many documents it has; that a course to come has none is to be mended.
function Documents({ course: { documents, next } }: { course: TaughtCourse }) {
  const { t } = useText()
  if (documents > 0) return t('space.documents', { count: documents })
  return next ? (
    <StateChip tone="warning" icon={<WarningIcon />} label={t('space.no_documents')} />
  ) : (
    t('space.no_documents')
  )
}

function CourseState({ course: { archived, given } }: { course: TaughtCourse }) {
  const { t } = useText()
  if (archived) {
    return <StateChip tone="neutral" icon={<ArchiveIcon />} label={t('space.course.archived')} />
  }
  return given && <StateChip tone="success" icon={<CheckIcon />} label={t('space.course.given')} />
}
