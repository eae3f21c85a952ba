import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { updateChurchRequestLimits } from '@/api/limits/update-church-request'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { BackLink } from '@/ui/back-link'
import { CountryField } from '@/ui/form/country-field'
import { TextField } from '@/ui/form/text-field'
import { PageHeader } from '@/ui/page-header'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { lastList } from '@/ui/table/last-list'
import { useShortcut } from '@/ui/use-shortcut'
import { type Church, type ChurchFields, churchRecordQuery, refreshChurches, updateChurch } from './api'
import { placeOf } from './church-columns'
import { churchListPath, churchPath } from './church-list'
import { ChurchMenu } from './church-menu'
import { ChurchPeople } from './church-people'
import { useChurchMay } from './use-church-may'

// /apps/campus/church/{churchId}. The id of a church that became part of another leads on to that one.
export function Component() {
  const { t } = useText()
  const { churchId = '' } = useParams()
  const church = useQuery(churchRecordQuery(churchId))
  const notFound = (
    <NotFoundState
      text={t('church.not_found')}
      action={
        <Button variant="outlined" component={Link} to={lastList(churchListPath)}>
          {t('church.title')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={church} loading={<RecordSkeleton />} notFound={notFound}>
      {(record) =>
        record.id === churchId ? (
          <ChurchView key={record.id} church={record} />
        ) : (
          <Navigate to={churchPath(record.id)} replace />
        )
      }
    </QueryView>
  )
}

const fieldsOf = ({ name, city, country, pastor }: Church): ChurchFields => ({ name, city, country, pastor })

// One church: what it is, and who belongs to it.
function ChurchView({ church }: { church: Church }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const may = useChurchMay()
  const [gone, setGone] = useState(false)
  const state = useRecordForm<Church, ChurchFields>({
    record: church,
    fieldsOf,
    limits: updateChurchRequestLimits,
    save: async (fields, version) => {
      const saved = await updateChurch(church.id, fields, version)
      refreshChurches(cache)
      return saved
    },
  })
  useShortcut('e', may.change ? () => state.form.setFocus('name') : undefined)
  if (gone) return <Navigate to={churchListPath} replace />
  const { control } = state.form
  return (
    <>
      <BackLink listPath={churchListPath}>{t('church.title')}</BackLink>
      <PageHeader
        title={church.name}
        mark={<Avatar name={church.name} src="" size={56} square />}
        subtitle={placeOf(church, language)}
        actions={<ChurchMenu church={church} onGone={() => setGone(true)} />}
      />
      <RecordForm state={state} readOnly={!may.change}>
        <FormSection title={t('church.one')} text={t('church.section_text')}>
          <FullWidth>
            <TextField control={control} name="name" label={t('church.name')} autoComplete="off" />
          </FullWidth>
          <TextField control={control} name="city" label={t('church.city')} autoComplete="off" />
          <CountryField control={control} name="country" label={t('church.country')} />
          <FullWidth>
            <TextField control={control} name="pastor" label={t('church.pastor')} autoComplete="off" />
          </FullWidth>
        </FormSection>
      </RecordForm>
      {may.change && <ChurchPeople church={church} />}
    </>
  )
}
