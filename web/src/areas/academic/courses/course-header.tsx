import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { ArchiveIcon, WaitingIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { StateChip } from '@/ui/state-chip'
import type { Course } from './api'
import { courseListPath } from './course-list'
import { CourseMenu } from './course-menu'

// What this course is: name, code and version, hours.
export function CourseHeader({ course, onDeleted }: { course: Course; onDeleted: () => void }) {
  const { t } = useText()
  return (
    <>
      <BackLink listPath={courseListPath}>{t('course.list.title')}</BackLink>
      <PageHeader
        title={course.name}
        subtitle={
          <Box
            sx={{
              mt: 0.75,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
            }}
          >
            {course.archived && (
              <StateChip tone="neutral" icon={<ArchiveIcon />} label={t('course.archived')} />
            )}
            <bdi>{course.code}</bdi>
            {course.edition && <span>{course.edition}</span>}
            {course.hours > 0 && (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                <WaitingIcon sx={{ fontSize: '1rem' }} />
                {t('course.hours_count', { count: course.hours })}
              </Box>
            )}
          </Box>
        }
        actions={<CourseMenu course={course} onDeleted={onDeleted} />}
      />
    </>
  )
}
