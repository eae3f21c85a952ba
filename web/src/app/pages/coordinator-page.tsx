import { CoordinatorPage } from '@/areas/people/person/coordinator-page'
import { useLoansTab } from './loans-tab'

// /apps/academic/user/{userId}: who he is, with what he has of the library.
export function Component() {
  return <CoordinatorPage more={useLoansTab()} />
}
