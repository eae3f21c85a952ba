import Alert from '@mui/material/Alert'
import { useText } from '@/texts/use-text'
import { RecordForm } from '@/ui/record/record-form'
import { AddressSection } from './address-section'
import { BankSection } from './bank-section'
import { BioSection } from './bio-section'
import { ChurchSection } from './church-section'
import { ContactSection } from './contact-section'
import { IdentitySection } from './identity-section'
import { MemoSection } from './memo-section'
import type { PersonTabProps } from './person-tabs'

// All that is known of a person, in the groups that people think in; the server says which of them the reader may
// know, and whether he may change them.
export function DetailsTab({ person, state }: PersonTabProps) {
  const { t } = useText()
  const { may } = person
  const knows = (special: (typeof may.special)[number]) => may.special.includes(special)
  const { control } = state.form
  if (!may.contact) {
    return (
      <Alert severity="info" variant="outlined" sx={{ color: 'text.primary', borderColor: 'divider' }}>
        {t('people.name_only')}
      </Alert>
    )
  }
  return (
    <RecordForm state={state} readOnly={!may.edit}>
      <IdentitySection control={control} card={knows('identity_card')} />
      <ContactSection control={control} person={person} />
      <AddressSection control={control} />
      {knows('church') && <ChurchSection form={state.form} person={person} />}
      {knows('bank_account') && <BankSection control={control} />}
      <BioSection control={control} />
      {knows('memo') && <MemoSection control={control} />}
    </RecordForm>
  )
}
