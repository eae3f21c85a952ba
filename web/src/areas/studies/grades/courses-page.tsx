import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { formatDates } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import type { Seen } from '@/offline/seen'
import { SeenNote } from '@/offline/seen-note'
import type { SheetId } from '@/offline/sheet-kind'
import { TakeAlongButton } from '@/offline/take-along-button'
import { useMay } from '@/session/use-may'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { RowIdentity } from '@/ui/table/row-identity'
import { type GradeCourse, type GradeCourses, gradeCoursesQuery, gradesKind } from './api'
import { gradesPath, sheetPath } from './paths'
import { SheetStateChip } from './sheet-state-chip'

/** The courses of a class, the latest first: which grades are there, published and locked. */
export function Component() {
  const { t } = useText()
  const { classId = '' } = useParams()
  const courses = useQuery(gradeCoursesQuery(classId))
  const notFound = (
    <NotFoundState
      text={t('grade.courses.not_found')}
      action={
        <Button variant="outlined" component={Link} to={gradesPath}>
          {t('grade.classes.all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={courses} loading={<LoadingRows rows={8} height={56} head />} notFound={notFound}>
      {(seen) => <Courses classId={classId} seen={seen} />}
    </QueryView>
  )
}

function Courses({ classId, seen }: { classId: string; seen: Seen<GradeCourses> }) {
  const texts = useText()
  const found = seen.data
  const { t, language } = texts
  // Who only may know which grades are there opens no sheet.
  const opens = useMay('getGradeSheet')
  const place = ({ agenda_course_id, course_name }: GradeCourse) =>
    sheetPath({ classId, agendaCourseId: agenda_course_id, courseName: course_name })
  return (
    <>
      <BackLink listPath={gradesPath}>{t('grade.classes.title')}</BackLink>
      <PageHeader
        title={t('grade.courses.title', { code: found.class_code })}
        count={formatFigure(found.items.length, language)}
        actions={opens && <TakeAlongButton kind={gradesKind} ids={openOf(found, classId)} />}
      />
      <SeenNote seen={seen} />
      {found.items.length === 0 ? (
        <EmptyState text={t('grade.courses.none')} />
      ) : (
        <DataTable
          label={t('grade.courses.title', { code: found.class_code })}
          columns={columnsOf(texts)}
          rows={found.items}
          rowKey={({ agenda_course_id }) => agenda_course_id}
          {...(opens && { rowHref: place })}
          sort={'' as never}
          onSort={() => {}}
          cardAside={(row) => <SheetStateChip {...row} />}
        />
      )}
    </>
  )
}

// What is taken along of a class: the sheets in which grades can still be given.
function openOf({ items }: GradeCourses, classId: string): SheetId[] {
  return items
    .filter(({ over, locked }) => over && !locked)
    .slice(0, 12)
    .map(({ agenda_course_id }) => ({ agendaCourseId: agenda_course_id, classId }))
}

function columnsOf({ t, language }: Texts): Column<GradeCourse, never>[] {
  return [
    {
      key: 'course',
      header: t('grade.courses.course'),
      cell: (row) => (
        <RowIdentity
          title={row.course_name}
          subtitle={`${row.course_code} · ${formatDates(row.first_day, row.last_day, language)}`}
        />
      ),
    },
    {
      key: 'given',
      header: t('grade.courses.given'),
      align: 'end',
      cell: (row) => (
        <bdi>
          {t('grade.statistics.of', {
            some: formatFigure(row.given, language),
            all: formatFigure(row.students, language),
          })}
        </bdi>
      ),
    },
    { key: 'state', header: t('grade.courses.state'), cell: (row) => <SheetStateChip {...row} /> },
  ]
}
