import { OpenCoursesPage } from './open-courses-page'

// /apps/student/courses
export const Component = () => <OpenCoursesPage base="/apps/student/courses" />
