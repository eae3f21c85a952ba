import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { TextFileIcon } from '@/ui/icons'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { courseDocumentsPath } from '../courses/course-list'
import { type Class, type ClassCourse, progressQuery } from './api'
import { byLevel } from './by-level'

// The documents of the courses that the class follows: each course leads to its own.
export function DocumentsTab({ group }: { group: Class }) {
  const { t } = useText()
  const progress = useQuery(progressQuery(group.id))
  return (
    <QueryView query={progress} loading={<LoadingRows rows={6} height={48} />}>
      {({ courses }) => {
        const filled = courses.filter(({ document_count }) => document_count > 0)
        if (filled.length === 0) return <EmptyState text={t('class.documents.none')} />
        return byLevel(filled).map((one) => (
          <Box component="section" key={one.level} sx={{ mb: 4 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
              {t('class.level_number', { level: one.level })}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
              {one.courses.map((course) => (
                <CourseDocuments key={course.course_id} course={course} />
              ))}
            </Box>
          </Box>
        ))
      }}
    </QueryView>
  )
}

function CourseDocuments({ course }: { course: ClassCourse }) {
  const { t } = useText()
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component={Link}
        to={courseDocumentsPath(course.course_id)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 52,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <TextFileIcon aria-hidden sx={{ color: 'text.secondary' }} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {course.name}
          <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            <bdi>{course.code}</bdi>
          </Box>
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('class.documents.count', { count: course.document_count })}
        </Box>
      </Box>
    </Box>
  )
}
