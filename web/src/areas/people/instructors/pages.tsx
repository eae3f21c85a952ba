import { RequestPage as Request } from '../date-requests/request-page'
import { RequestsPage as Requests } from '../date-requests/requests-page'
import { InstructorPage as Instructor } from './instructor-page'
import { InstructorsPage as Instructors } from './instructors-page'

// The pages about instructors share most of what they draw with: they come in one file.

// /apps/academic/instructor
export const InstructorsPage = () => <Instructors />

// /apps/academic/instructor/{userId}
export const InstructorPage = () => <Instructor />

// /apps/academic/instructor/requests
export const RequestsPage = () => <Requests />

// /apps/academic/instructor/requests/{requestId}
export const RequestPage = () => <Request />
