import { OpenCoursesPage } from './open-courses-page'

// /apps/alumni/alumni and /apps/instructor/alumni: a course of theirs has one address for both.
export const Component = () => <OpenCoursesPage base="/apps/alumni/courses" />
