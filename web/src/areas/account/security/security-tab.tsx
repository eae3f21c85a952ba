import type { Person } from '../profile/api'
import { SecondFactorSection } from '../second-factor/second-factor-section'
import { PasswordSection } from './password-section'
import { SessionsSection } from './sessions-section'

// How one signs in: password, second factor, and where one is signed in.
export function SecurityTab({ person }: { person: Person }) {
  return (
    <>
      <PasswordSection person={person} />
      <SecondFactorSection />
      <SessionsSection />
    </>
  )
}
