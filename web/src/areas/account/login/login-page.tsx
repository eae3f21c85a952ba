import { useQuery } from '@tanstack/react-query'
import { openCampusesQuery, signInOptionsQuery } from '../door/api'
import { LoginView } from './login-view'

// /login: fetches the campuses that the form offers, and what else there is to sign in with.
export function Component() {
  const campuses = useQuery(openCampusesQuery())
  const options = useQuery(signInOptionsQuery())
  return <LoginView campuses={campuses} options={options.data} />
}
