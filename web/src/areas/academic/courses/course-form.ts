import type { ExtraCheck } from '@/ui/form/limits'
import type { Course, CourseFields } from './api'

// What people fill in and may change, out of the whole record.
export function fieldsOf(course: Course): CourseFields {
  const { code, name, english_name, edition, description, hours } = course
  return { code, name, english_name, edition, description, hours }
}

// An empty course, or the next version of one there is: all but what tells the versions apart.
export function newCourse(from?: Course): CourseFields {
  const blank = { code: '', name: '', english_name: '', edition: '', description: '', hours: 0 }
  return from ? { ...fieldsOf(from), edition: '' } : blank
}

const minCode = 4

// The server's own rule that the description of the API cannot say, told before anything is sent.
export const checkCourse: ExtraCheck<CourseFields> = ({ code }) => {
  const length = [...code.trim()].length
  return { code: length > 0 && length < minCode ? `field.too_short {"limit":${minCode}}` : undefined }
}
