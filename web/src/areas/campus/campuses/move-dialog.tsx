import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { moveCampusRequestLimits } from '@/api/limits/move-campus-request'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormScope } from '@/ui/form/form-scope'
import { ConflictDialog } from '@/ui/record/conflict-dialog'
import { useRecordForm } from '@/ui/record/use-record-form'
import { regionsQuery } from '../regions/api'
import { type Campus, keepCampus, moveCampus } from './api'

type Place = { region_id: string }

// Gives a campus to another region.
export function MoveDialog({ campus, onClose }: { campus: Campus; onClose: () => void }) {
  const { t } = useText()
  const id = useId()
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
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void state.save()
  }
  return (
    <FormScope limits={state.limits}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={handleSubmit}>
          <DialogTitle id={id}>{t('campus.move.open')}</DialogTitle>
          <DialogContent>
            <ChoiceField
              control={state.form.control}
              name="region_id"
              label={t('campus.region')}
              help={t('campus.move.help')}
              choices={regions.map((region) => ({ value: region.id, label: region.name }))}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" disabled={state.changes === 0} loading={state.saving}>
              {t('campus.move.act')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {state.conflict && <ConflictDialog conflict={state.conflict} onResolve={state.resolve} />}
    </FormScope>
  )
}
