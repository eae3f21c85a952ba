import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { byLevel } from '../classes/by-level'
import type { CurriculumCourse } from './api'
import { sumHours } from './arrange'
import { LevelHeading } from './level-heading'

// The courses of a version that is not to be changed, level by level.
export function CourseReading({ courses }: { courses: readonly CurriculumCourse[] }) {
  const { t, language } = useText()
  if (courses.length === 0) return <EmptyState text={t('curriculum.no_courses')} />
  return (
    <>
      {byLevel(courses).map(({ level, courses: own }) => (
        <Box key={level}>
          <LevelHeading level={level} courses={own} />
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {own.map((course) => (
              <Box component="li" key={course.course_id} sx={line}>
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {course.name}
                  <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                    <bdi>{[course.code, course.edition].filter(Boolean).join(' · ')}</bdi>
                  </Box>
                </Box>
                <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {t('curriculum.hours', {
                    count: course.hours,
                    shown: formatFigure(course.hours, language),
                  })}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <Typography sx={{ mt: 2, textAlign: 'end', fontWeight: 550 }}>
        {t('curriculum.total', {
          courses: formatFigure(courses.length, language),
          hours: formatFigure(sumHours(courses), language),
        })}
      </Typography>
    </>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
}
