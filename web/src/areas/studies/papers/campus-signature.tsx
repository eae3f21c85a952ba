import { useQuery, useQueryClient } from '@tanstack/react-query'
import { setPaperSignatureRequestLimits } from '@/api/limits/set-paper-signature-request'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type PaperSignature, type SignatureFields, setSignature, signatureQuery } from './api'
import { StampField } from './stamp-field'

type CampusSignatureProps = { campusId: string; mayEdit: boolean }

// Who signs the papers of a campus, and the stamp that they bear.
export function CampusSignature({ campusId, mayEdit }: CampusSignatureProps) {
  const signature = useQuery(signatureQuery(campusId))
  return (
    <QueryView query={signature} loading={<LoadingRows rows={3} height={60} />}>
      {(found) => <SignatureForm campusId={campusId} mayEdit={mayEdit} signature={found} />}
    </QueryView>
  )
}

type SignatureFormProps = CampusSignatureProps & { signature: PaperSignature }

const fieldsOf = ({ name, title }: PaperSignature): SignatureFields => ({ name, title })

function SignatureForm({ campusId, mayEdit, signature }: SignatureFormProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const keep = (saved: PaperSignature) => cache.setQueryData(signatureQuery(campusId).queryKey, saved)
  const state = useRecordForm<PaperSignature, SignatureFields>({
    record: signature,
    fieldsOf,
    limits: setPaperSignatureRequestLimits,
    save: async (fields, version) => {
      const saved = await setSignature(campusId, { ...fields, version })
      keep(saved)
      return saved
    },
  })
  const { control } = state.form
  return (
    <RecordForm state={state} readOnly={!mayEdit}>
      <FormSection title={t('signature.signs')} text={t('signature.signs_text')}>
        <TextField control={control} name="name" label={t('signature.name')} />
        <TextField control={control} name="title" label={t('signature.position')} />
      </FormSection>
      <FormSection title={t('signature.stamp')} text={t('signature.stamp_text')}>
        <FullWidth>
          <StampField campusId={campusId} url={signature.stamp_url} mayEdit={mayEdit} onSaved={keep} />
        </FullWidth>
      </FormSection>
    </RecordForm>
  )
}
