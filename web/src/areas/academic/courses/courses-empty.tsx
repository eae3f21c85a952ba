import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { type CourseListParams, isFiltered, type OnParams } from './course-list'
import { NewCourseButton } from './new-course-button'

type CoursesEmptyProps = { params: CourseListParams; onParams: OnParams; mayManage: boolean }

// No rows: because of the search, because there are none yet, or because none is open to this person.
export function CoursesEmpty({ params, onParams, mayManage }: CoursesEmptyProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const showAll = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
        {t('course.list.show_all')}
      </Button>
    )
    return <EmptyState text={t('course.list.none_match')} action={showAll} />
  }
  if (!mayManage) return <EmptyState text={t('course.list.none_in_reach')} />
  return <EmptyState text={t('course.list.none_yet')} action={<NewCourseButton />} />
}
