import { updateRegionRequestLimits } from '@/api/limits/update-region-request'
import { useText } from '@/texts/use-text'
import { useRecordForm } from '@/ui/record/use-record-form'
import { type Region, type RegionFields, updateRegion } from './api'
import { RegionForm } from './region-form'

type RegionEditorProps = { region: Region; onSaved: () => void; onCancel: () => void }

const fieldsOf = ({ code, name }: Region): RegionFields => ({ code, name })

// Changes a region in place; who was quicker in the meantime is asked about field by field.
export function RegionEditor({ region, onSaved, onCancel }: RegionEditorProps) {
  const { t } = useText()
  const state = useRecordForm<Region, RegionFields>({
    record: region,
    fieldsOf,
    limits: updateRegionRequestLimits,
    save: async (fields, version) => {
      const saved = await updateRegion(region.id, fields, version)
      onSaved()
      return saved
    },
  })
  return <RegionForm state={state} act={t('ui.save')} onCancel={onCancel} />
}
