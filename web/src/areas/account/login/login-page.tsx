import { useQuery } from '@tanstack/react-query'
import { openCampusesQuery } from './api'
import { LoginView } from './login-view'

// /login: fetches the campuses that the form offers.
export function Component() {
  const campuses = useQuery(openCampusesQuery())
  return <LoginView campuses={campuses} />
}
