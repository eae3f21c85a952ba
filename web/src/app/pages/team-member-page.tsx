import { TeamMemberPage } from '@/areas/people/person/team-member-page'
import { useLoansTab } from './loans-tab'

// /apps/campus/user/{userId}: who he is, with what he has of the library.
export function Component() {
  return <TeamMemberPage more={useLoansTab()} />
}
