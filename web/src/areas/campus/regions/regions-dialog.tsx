import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { regionFieldsLimits } from '@/api/limits/region-fields'
import { updateRegionRequestLimits } from '@/api/limits/update-region-request'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'
import { createRegion, type Region, type RegionFields, regionsQuery, updateRegion } from './api'
import { RegionForm } from './region-form'
import { RegionRow } from './region-row'
import { useDeleteRegion } from './use-delete-region'

type RegionsDialogProps = { mayManage: boolean; onClose: () => void }

const adding = 'new'

// The regions of the network: few and rarely changed, so they need no page of their own.
export function RegionsDialog({ mayManage, onClose }: RegionsDialogProps) {
  const { t } = useText()
  const id = useId()
  const cache = useQueryClient()
  const regions = useQuery(regionsQuery())
  // Campuses are shown with the name of their region.
  const refresh = () => {
    for (const queryKey of [keys.regions, keys.campuses, keys.everyCampus])
      void cache.invalidateQueries({ queryKey })
  }
  // The region whose form is open; one at a time.
  const [editing, setEditing] = useState<string | null>(null)
  // Where the focus goes back to when a form closes.
  const [left, setLeft] = useState<string | null>(null)
  const { remove, refusal, forgive } = useDeleteRegion(refresh)
  const edit = (which: string) => {
    forgive()
    setEditing(which)
  }
  const close = () => {
    setLeft(editing)
    setEditing(null)
  }
  const saved = () => {
    refresh()
    close()
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      // A click beside the dialog must not throw away what is being typed.
      onClose={(_event, reason) => (reason === 'backdropClick' && editing ? undefined : onClose())}
    >
      <DialogTitle id={id}>{t('region.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 1, color: 'text.secondary' }}>{t('region.about')}</Box>
        <QueryView query={regions} loading={<LoadingRows rows={3} height={52} />}>
          {(items) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.length === 0 && editing === null && <li>{t('region.none_yet')}</li>}
              {items.map((region) => (
                <Box component="li" key={region.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
                  {editing === region.id ? (
                    <RegionEditor region={region} onSaved={saved} onCancel={close} />
                  ) : (
                    <RegionRow
                      region={region}
                      onEdit={mayManage ? () => edit(region.id) : undefined}
                      autoFocus={left === region.id}
                      onDelete={mayManage ? () => void remove(region) : undefined}
                      refusal={refusal?.id === region.id ? refusal.text : undefined}
                    />
                  )}
                </Box>
              ))}
              {editing === adding && (
                <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
                  <NewRegion onSaved={saved} onCancel={close} />
                </Box>
              )}
            </Box>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions>
        {mayManage && editing !== adding && (
          <Button
            startIcon={<AddIcon />}
            autoFocus={left === adding}
            onClick={() => edit(adding)}
            sx={{ marginInlineEnd: 'auto' }}
          >
            {t('region.add')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type RegionEditorProps = { region: Region; onSaved: () => void; onCancel: () => void }

const fieldsOf = ({ code, name }: Region): RegionFields => ({ code, name })

// Changes a region in place; who was quicker in the meantime is asked about field by field.
function RegionEditor({ region, onSaved, onCancel }: RegionEditorProps) {
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

type NewRegionProps = { onSaved: () => void; onCancel: () => void }

const nothing: RegionFields = { code: '', name: '' }

function NewRegion({ onSaved, onCancel }: NewRegionProps) {
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
