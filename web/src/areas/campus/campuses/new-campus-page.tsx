import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { createCampusRequestLimits } from '@/api/limits/create-campus-request'
import { pageMeta } from '@/lib/page-meta'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { ChoiceField } from '@/ui/form/choice-field'
import { notify } from '@/ui/notices-store'
import { PageHeader } from '@/ui/page-header'
import { CreateBar } from '@/ui/record/create-bar'
import { RecordForm } from '@/ui/record/record-form'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { EmptyState } from '@/ui/states/empty-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { lastList } from '@/ui/table/last-list'
import { type Region, regionsQuery } from '../regions/api'
import { type Campus, type CampusFields, createCampus, keepCampus, type NewCampus } from './api'
import { checkCampus, newCampus, withScheme } from './campus-form'
import { campusListPath, campusPath } from './campus-list'
import { ContactSection } from './contact-section'
import { IdentitySection } from './identity-section'
import { LocationSection } from './location-section'
import { RegionsButton } from './regions-button'
import { SettingsSection } from './settings-section'

// /apps/academic/campus/new: a campus starts in a region, so the regions come first.
export function Component() {
  const { t } = useText()
  const regions = useQuery(regionsQuery())
  return (
    <QueryView query={regions} loading={<RecordSkeleton />}>
      {(items) =>
        items.length > 0 ? (
          <NewCampusView regions={items} />
        ) : (
          <EmptyState text={t('region.none_yet')} action={<RegionsButton mayManage />} />
        )
      }
    </QueryView>
  )
}

// The same form as that of an existing campus, with the choice of the region. Logo and documents come after.
function NewCampusView({ regions }: { regions: readonly Region[] }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const home = regions.find(({ code }) => code === pageMeta('region')) ?? regions[0]
  const state = useNewRecordForm<Campus, NewCampus>({
    values: newCampus(home?.id ?? '', language),
    limits: createCampusRequestLimits,
    sendsLater: true,
    check: checkCampus,
    create: (fields) => createCampus({ ...fields, website: withScheme(fields.website) }),
    onCreated: (campus) => {
      keepCampus(cache, campus)
      notify({ text: t('campus.create.done', { name: campus.name }) })
      void navigate(campusPath(campus.id), { replace: true })
    },
  })
  const { form } = state
  // A new campus has all the fields of a campus, and its region besides.
  const fields = form as unknown as UseFormReturn<CampusFields>
  return (
    <>
      <BackLink listPath={campusListPath}>{t('campus.list.title')}</BackLink>
      <PageHeader title={t('campus.create.open')} />
      <RecordForm
        state={state}
        bar={<CreateBar state={state} act={t('campus.create.act')} cancelHref={lastList(campusListPath)} />}
      >
        <IdentitySection
          control={fields.control}
          region={
            <ChoiceField
              control={form.control}
              name="region_id"
              label={t('campus.region')}
              choices={regions.map(({ id, name }) => ({ value: id, label: name }))}
            />
          }
        />
        <ContactSection control={fields.control} />
        <LocationSection form={fields} />
        <SettingsSection control={fields.control} />
      </RecordForm>
    </>
  )
}
