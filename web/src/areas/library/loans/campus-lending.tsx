import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { setLendingRequestLimits } from '@/api/limits/set-lending-request'
import { useText } from '@/texts/use-text'
import { NumberField } from '@/ui/form/number-field'
import { FormSection } from '@/ui/record/form-section'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'

type Lending = Schemas['Lending']
type Fields = Omit<Schemas['SetLendingRequest'], '$schema' | 'version'>

const lendingQuery = (campusId: string) =>
  queryOptions({
    queryKey: keys.lending(campusId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/campuses/{id}/lending', { params: { path: { id: campusId } }, signal })),
  })

type CampusLendingProps = { campusId: string; mayEdit: boolean }

// How a campus lends: for how long, how many books, how often renewed, how long a reserved one is kept.
export function CampusLending({ campusId, mayEdit }: CampusLendingProps) {
  return (
    <QueryView query={useQuery(lendingQuery(campusId))} loading={<LoadingRows rows={4} height={60} />}>
      {(lending) => <LendingForm campusId={campusId} mayEdit={mayEdit} lending={lending} />}
    </QueryView>
  )
}

const fieldsOf = ({ days, most_books, most_renewals, keep_days }: Lending): Fields => ({
  days,
  most_books,
  most_renewals,
  keep_days,
})

function LendingForm({ campusId, mayEdit, lending }: CampusLendingProps & { lending: Lending }) {
  const { t } = useText()
  const cache = useQueryClient()
  const state = useRecordForm<Lending, Fields>({
    record: lending,
    fieldsOf,
    limits: setLendingRequestLimits,
    save: async (fields, version) => {
      const saved = await unwrap(
        api.PUT('/api/campuses/{id}/lending', {
          params: { path: { id: campusId } },
          body: { ...fields, version },
        }),
      )
      cache.setQueryData(lendingQuery(campusId).queryKey, saved)
      return saved
    },
  })
  const { control } = state.form
  return (
    <RecordForm state={state} readOnly={!mayEdit}>
      <FormSection title={t('loan.lending.title')} text={t('loan.lending.text')}>
        <NumberField control={control} name="days" label={t('loan.lending.days')} />
        <NumberField control={control} name="most_books" label={t('loan.lending.most_books')} />
        <NumberField control={control} name="most_renewals" label={t('loan.lending.most_renewals')} />
        <NumberField control={control} name="keep_days" label={t('loan.lending.keep_days')} />
      </FormSection>
    </RecordForm>
  )
}
