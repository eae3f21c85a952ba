import { regionFieldsLimits } from '@/api/limits/region-fields'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { createRegion, type Region, type RegionFields } from './api'
import { RegionForm } from './region-form'

type NewRegionProps = { onSaved: () => void; onCancel: () => void }

const nothing: RegionFields = { code: '', name: '' }

export function NewRegion({ onSaved, onCancel }: NewRegionProps) {
  const { t } = useText()
  const state = useNewRecordForm<Region, RegionFields>({
    values: nothing,
    limits: regionFieldsLimits,
    create: createRegion,
    onCreated: ({ name }) => {
      notify({ text: t('region.added', { name }) })
      onSaved()
    },
  })
  return <RegionForm state={state} act={t('region.add')} onCancel={onCancel} />
}
