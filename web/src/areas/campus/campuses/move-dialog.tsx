import { useQuery, useQueryClient } from '@tanstack/react-query'
import { moveCampusRequestLimits } from '@/api/limits/move-campus-request'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { RecordDialog } from '@/ui/record/record-dialog'
import { useRecordForm } from '@/ui/record/use-record-form'
import { regionsQuery } from '../regions/api'
import { type Campus, keepCampus, moveCampus } from './api'

type Place = { region_id: string }

// Gives a campus to another region.
export function MoveDialog({ campus, onClose }: { campus: Campus; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const regions = useQuery(regionsQuery()).data ?? []
  const state = useRecordForm<Campus, Place>({
    record: campus,
    fieldsOf: ({ region_id }) => ({ region_id }),
    limits: moveCampusRequestLimits,
    save: async ({ region_id }, version) => {
      const moved = await moveCampus(campus.id, region_id, version)
      keepCampus(cache, moved)
      void cache.invalidateQueries({ queryKey: regionsQuery().queryKey })
      onClose()
      return moved
    },
  })
  return (
    <RecordDialog
      title={t('campus.move.open')}
      state={state}
      act={t('campus.move.act')}
      disabled={state.changes === 0}
      onClose={onClose}
    >
      <ChoiceField
        control={state.form.control}
        name="region_id"
        label={t('campus.region')}
        help={t('campus.move.help')}
        choices={regions.map((region) => ({ value: region.id, label: region.name }))}
      />
    </RecordDialog>
  )
}
