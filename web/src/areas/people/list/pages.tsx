import { coordinators, students, team } from './people-kind'
import { PeoplePage } from './people-page'

// /apps/campus/student
export const StudentsPage = () => <PeoplePage kind={students} />

// /apps/campus/user
export const TeamPage = () => <PeoplePage kind={team} />

// /apps/academic/user
export const CoordinatorsPage = () => <PeoplePage kind={coordinators} />
