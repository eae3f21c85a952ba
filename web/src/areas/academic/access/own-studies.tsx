import Box from '@mui/material/Box'
import type { PersonChoice } from '../enrollments/enroll-form'
import { StudentEnrollments } from '../enrollments/student-enrollments'
import { PersonCourses } from './person-courses'

// What a student knows of himself: his classes with what he pays, and what is open to him.
export function OwnStudies({ person }: { person: PersonChoice }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <StudentEnrollments person={person} own />
      <PersonCourses personId={person.id} own />
    </Box>
  )
}
