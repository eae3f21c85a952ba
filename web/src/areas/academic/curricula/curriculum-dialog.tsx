import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { createCurriculumRequestLimits } from '@/api/limits/create-curriculum-request'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import type { Curriculum, CurriculumFields } from './api'
import { programmes } from './curriculum-list'

type CurriculumDialogProps = {
  title: string
  act: string
  values: CurriculumFields
  onSave: (fields: CurriculumFields) => Promise<Curriculum>
  onSaved: (curriculum: Curriculum) => void
  onClose: () => void
}

// What a curriculum is called, which programme it is, and what it is about.
export function CurriculumDialog({ title, act, values, onSave, onSaved, onClose }: CurriculumDialogProps) {
  const { t } = useText()
  const id = useId()
  const form = useFields<CurriculumFields>({ values, limits: createCurriculumRequestLimits })
  const save = useMutation({
    mutationFn: onSave,
    onSuccess: (curriculum) => {
      onClose()
      onSaved(curriculum)
    },
    onError: (error) => showFailure(form, error),
  })
  const choices = programmes.map((value) => ({ value, label: t(`curriculum.programmes.${value}`) }))
  return (
    <FormScope limits={createCurriculumRequestLimits}>
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={form.handleSubmit((fields) => save.mutate(fields))}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <TextField
              control={form.control}
              name="name"
              label={t('curriculum.name')}
              autoComplete="off"
              autoFocus
            />
            <ChoiceField
              control={form.control}
              name="programme"
              label={t('curriculum.programme')}
              choices={choices}
            />
            <TextField
              control={form.control}
              name="description"
              label={t('curriculum.description')}
              multiline
              minRows={3}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={save.isPending}>
              {act}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
