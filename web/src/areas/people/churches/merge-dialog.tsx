import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useCallback, useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { mergeChurchesRequestLimits } from '@/api/limits/merge-churches-request'
import { useText } from '@/texts/use-text'
import { churchesQuery } from '@/ui/church/churches'
import { CountryField } from '@/ui/form/country-field'
import { FormScope } from '@/ui/form/form-scope'
import { RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { type Church, type ChurchFields, churchRecordQuery, mergeChurches, refreshChurches } from './api'
import { placeOf } from './church-columns'

type MergeDialogProps = { church: Church; onClose: () => void }

// Two entries of one church become one: which other, and what the one is called in the end.
export function MergeDialog({ church, onClose }: MergeDialogProps) {
  const { t } = useText()
  const id = useId()
  const { form, limits, merge } = useMergeChurches(church, onClose)
  const { control, formState } = form
  const otherId = useWatch({ control, name: 'other_id' })
  const other = useQuery({ ...churchRecordQuery(otherId), enabled: otherId !== '' }).data
  return (
    <FormScope limits={limits}>
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={(event) => void merge(event)}>
          <DialogTitle id={id}>{t('church.merge.title', { name: church.name })}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Box sx={{ color: 'text.secondary' }}>{t('church.merge.text')}</Box>
            <OtherChurchField form={form} />
            {other && (
              <>
                <Box sx={{ color: 'text.secondary' }}>
                  {t('church.merge.follow', { count: other.people, name: other.name })}
                </Box>
                <TextField control={control} name="name" label={t('church.name')} autoComplete="off" />
                <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
                  <TextField control={control} name="city" label={t('church.city')} autoComplete="off" />
                  <CountryField control={control} name="country" label={t('church.country')} />
                </Box>
                <TextField control={control} name="pastor" label={t('church.pastor')} autoComplete="off" />
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color="error"
              disabled={!other}
              loading={formState.isSubmitting}
            >
              {t('church.merge.act')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}

type MergeForm = ChurchFields & { other_id: string }

const { version: _version, other_version: _other, ...limits } = mergeChurchesRequestLimits

// The form of a merge; both churches are those that were looked at.
function useMergeChurches(church: Church, onDone: () => void) {
  const { t } = useText()
  const cache = useQueryClient()
  const { name, city, country, pastor } = church
  const form = useFields<MergeForm>({ values: { name, city, country, pastor, other_id: '' }, limits })
  const send = form.handleSubmit(async ({ other_id, ...fields }) => {
    const other = cache.getQueryData<Church>(churchRecordQuery(other_id).queryKey)
    if (!other) return
    try {
      await mergeChurches(church, other, fields)
      notify({ text: t('church.merge.done', { name: other.name, into: fields.name }) })
      onDone()
    } catch (error) {
      showFailure(form, error)
    }
    refreshChurches(cache)
  })
  const merge = (event: SyntheticEvent) => {
    event.stopPropagation()
    return send(event)
  }
  return { form, limits, merge }
}

type OtherChurchFieldProps = { form: UseFormReturn<MergeForm> }

// The church that becomes part of this one. What this one lacks is taken from it, to be looked at.
function OtherChurchField({ form }: OtherChurchFieldProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const known = useCallback(
    (id: string) => cache.getQueryData<Church>(churchRecordQuery(id).queryKey),
    [cache],
  )
  const handleChosen = (other: Church) => {
    cache.setQueryData(churchRecordQuery(other.id).queryKey, other)
    for (const field of ['city', 'country', 'pastor'] as const) {
      if (!form.getValues(field)) form.setValue(field, other[field])
    }
  }
  return (
    <RemoteChoiceField
      control={form.control}
      name="other_id"
      label={t('church.merge.other')}
      placeholder={t('church.search')}
      useChoices={useOthers}
      known={known}
      onChosen={(choice) => handleChosen((choice as OtherChoice).church)}
    />
  )
}

type OtherChoice = { id: string; name: string; about: string; church: Church }

function useOthers(typed: string, asked: boolean) {
  const { language } = useText()
  const found = useQuery({ ...churchesQuery(typed), enabled: asked })
  const choices = (found.data?.items ?? []).map((church): OtherChoice => {
    const about = [placeOf(church, language), church.pastor].filter(Boolean).join(' · ')
    return { id: church.id, name: church.name, about, church }
  })
  return { choices, loading: found.isFetching }
}
