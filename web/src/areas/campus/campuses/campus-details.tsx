import { RecordForm } from '@/ui/record/record-form'
import type { RecordForm as RecordFormState } from '@/ui/record/use-record-form'
import type { Campus, CampusFields } from './api'
import { ContactSection } from './contact-section'
import { IdentitySection } from './identity-section'
import { LocationSection } from './location-section'
import { LogoField } from './logo-field'
import { SettingsSection } from './settings-section'

type CampusDetailsProps = { campus: Campus; state: RecordFormState<CampusFields> }

// All fields of a campus, in the groups that people think in.
export function CampusDetails({ campus, state }: CampusDetailsProps) {
  const { form } = state
  return (
    <RecordForm state={state} readOnly={!campus.may_edit}>
      <IdentitySection
        control={form.control}
        logo={campus.may_edit ? <LogoField campus={campus} /> : undefined}
      />
      <ContactSection control={form.control} />
      <LocationSection form={form} />
      <SettingsSection control={form.control} />
    </RecordForm>
  )
}
