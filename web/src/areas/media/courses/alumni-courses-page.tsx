import { AlumniTabs } from '../alumni/alumni-tabs'
import { OpenCoursesPage } from './open-courses-page'

// /apps/alumni/alumni
export const Component = () => (
  <OpenCoursesPage
    base="/apps/alumni/courses"
    around={(content) => <AlumniTabs shown="rhema">{content}</AlumniTabs>}
  />
)
