import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { lastSeen, untilTold } from '@/offline/last-seen'
import { keys } from '../keys'

export type Space = Schemas['InstructorSpace']
export type Waiting = Schemas['Waiting']
export type Engagement = Schemas['Engagement']
export type EngagementSession = Schemas['EngagementSession']
export type TaughtClass = Schemas['TaughtClass']
export type TaughtCourse = Schemas['TaughtCourse']
export type TaughtYear = Schemas['TaughtYear']
export type CourseOfMine = Schemas['CourseOfMine']

// What waits is asked for anew each time: it changes by what one does on other pages.
const anew = { staleTime: 0 }

export const spaceQuery = () =>
  queryOptions({
    queryKey: keys.instructorSpace,
    queryFn: ({ signal }) =>
      lastSeen('instructor-space', () => unwrap(api.GET('/api/instructor-space', { signal }))),
    ...untilTold,
  })

export const taughtCoursesQuery = () =>
  queryOptions({
    queryKey: keys.taughtCourses,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/instructor-space/courses', { signal }))).items,
    ...anew,
  })

export const taughtCourseQuery = (id: string) =>
  queryOptions({
    queryKey: keys.taughtCourse(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/instructor-space/courses/{id}', { params: { path: { id } }, signal })),
    ...anew,
  })

// What somebody has taught: oneself, where nobody is named.
export const teachingQuery = (personId?: string) =>
  queryOptions({
    queryKey: keys.teaching(personId),
    queryFn: async ({ signal }) => {
      const answer = personId
        ? api.GET('/api/instructors/{id}/teaching', { params: { path: { id: personId } }, signal })
        : api.GET('/api/instructor-space/teaching', { signal })
      return (await unwrap(answer)).years
    },
    ...anew,
  })
