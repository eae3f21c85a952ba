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
  const saving = useRef(Promise.resolve(true))

  const send = async (books: readonly CourseBook[]) => {
    const known = cache.getQueryData(courseKey) ?? course
    try {
      await saveCourseBooks(course.id, books, known.version)
      // The books count as a change of the course: the next one is made on this.
      cache.setQueryData(courseKey, { ...known, version: known.version + 1 })
      void cache.invalidateQueries({ queryKey: listsOfCourses })
      return true
    } catch (error) {
      notifyFailure(error)
      await cache.invalidateQueries({ queryKey: courseKey })
      return false
    }
  }

  // One after the other, since each is made on the version that the one before has left. Says whether it was saved.
  const change = async (make: (books: readonly CourseBook[]) => CourseBook[]): Promise<boolean> => {
    await cache.cancelQueries({ queryKey })
    const next = make(cache.getQueryData(queryKey) ?? [])
    cache.setQueryData(queryKey, next)
    const sent = saving.current.then(() => send(next))
    saving.current = sent
    return sent
  }

  return { query, change }
}
