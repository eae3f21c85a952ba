import { OpenCoursesPage } from './open-courses-page'

// /apps/instructor/alumni: a course has the same address as for alumni.
export const Component = () => <OpenCoursesPage base="/apps/alumni/courses" />
