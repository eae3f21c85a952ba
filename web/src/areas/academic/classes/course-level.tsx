import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import type { ClassCourse } from './api'
import { CourseRow } from './course-row'
import type { Change, SetDone } from './use-course-done'

type CourseLevelProps = {
  level: number
  courses: readonly ClassCourse[]
  // The class is at this level now.
  current: boolean
  // What is being saved: it shows already.
  saving: Change | undefined
  onDone: SetDone | undefined
}

// The courses of one level, with their hours.
export function CourseLevel({ level, courses, current, saving, onDone }: CourseLevelProps) {
  const { t, language } = useText()
  const id = useId()
  const hours = courses.reduce((sum, course) => sum + course.hours, 0)
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography id={id} variant="h3" component="h2">
          {t('class.level_number', { level })}
        </Typography>
        {current && <Chip size="small" label={t('class.courses.current')} />}
        <Typography sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
          {t('class.courses.hours', { count: hours, shown: formatFigure(hours, language) })}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {courses.map((course) => (
          <CourseRow
            key={course.course_id}
            course={course}
            saving={saving?.courseId === course.course_id ? saving : undefined}
            onDone={onDone}
          />
        ))}
      </Box>
    </Box>
  )
}
