import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { notifyFailure } from '@/ui/notify-failure'
import { type Course, courseQuery, listsOfCourses } from './api'
import { type CourseBook, courseBooksQuery, saveCourseBooks } from './course-books-api'

// The books of a course, each change saved at once. What is shown is what was chosen last; where saving fails it goes
// back to what the server has.
export function useCourseBooks(course: Course) {
  const cache = useQueryClient()
  const query = useQuery(courseBooksQuery(course.id))
  const { queryKey } = courseBooksQuery(course.id)
  const courseKey = courseQuery(course.id).queryKey
  const saving = useRef(Promise.resolve())

  const send = async (books: readonly CourseBook[]) => {
    const known = cache.getQueryData(courseKey) ?? course
    try {
      await saveCourseBooks(course.id, books, known.version)
      // The books count as a change of the course: the next one is made on this.
      cache.setQueryData(courseKey, { ...known, version: known.version + 1 })
      void cache.invalidateQueries({ queryKey: listsOfCourses })
    } catch (error) {
      notifyFailure(error)
      await cache.invalidateQueries({ queryKey: courseKey })
    }
  }

  // One after the other, since each is made on the version that the one before has left.
  const change = async (make: (books: readonly CourseBook[]) => CourseBook[]): Promise<void> => {
    await cache.cancelQueries({ queryKey })
    const next = make(cache.getQueryData(queryKey) ?? [])
    cache.setQueryData(queryKey, next)
    saving.current = saving.current.then(() => send(next))
    return saving.current
  }

  return { query, change }
}
