import { RecordForm } from '@/ui/record/record-form'
import type { RecordForm as RecordFormState } from '@/ui/record/use-record-form'
import { AddressSection } from './address-section'
import type { Person } from './api'
import { BioSection } from './bio-section'
import { ChurchSection } from './church-section'
import { ContactSection } from './contact-section'
import { NameSection } from './name-section'
import { PrivateSection } from './private-section'
import type { ProfileForm } from './profile-form'

type ProfileDetailsProps = { person: Person; state: RecordFormState<ProfileForm> }

// All that a person may change of himself, in the groups that people think in.
export function ProfileDetails({ person, state }: ProfileDetailsProps) {
  const { control } = state.form
  return (
    <RecordForm state={state}>
      <NameSection control={control} />
      <ContactSection control={control} email={person.email} />
      <AddressSection control={control} />
      <BioSection control={control} />
      <ChurchSection form={state.form} person={person} />
      <PrivateSection control={control} />
    </RecordForm>
  )
}
