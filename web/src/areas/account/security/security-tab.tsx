import type { Person } from '../profile/api'
import { SecondFactorSection } from '../second-factor/second-factor-section'
import { OwnDataSection } from './own-data-section'
import { PasswordSection } from './password-section'
import { SessionsSection } from './sessions-section'

// How one signs in: password, second factor, and where one is signed in; and what is kept about one.
export function SecurityTab({ person }: { person: Person }) {
  return (
    <>
      <PasswordSection person={person} />
      <SecondFactorSection />
      <SessionsSection />
      <OwnDataSection person={person} />
    </>
  )
}
