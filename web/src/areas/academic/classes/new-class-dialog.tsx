import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Control } from 'react-hook-form'
import { createClassRequestLimits } from '@/api/limits/create-class-request'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { FullWidth } from '@/ui/record/full-width'
import { type Class, type ClassFields, createClass, keepClass, type NewClass } from './api'
import { IdentityFields, TeachingFields } from './class-fields'
import { checkNewClass, newClass } from './class-form'

type NewClassDialogProps = {
  campusId: string
  // Who works at one campus makes classes there.
  choosesCampus: boolean
  onClose: () => void
  onCreated: (group: Class) => void
}

// A new class: what it is called, where it is, what it follows. Students and timetable come after, on its page.
export function NewClassDialog({ campusId, choosesCampus, onClose, onCreated }: NewClassDialogProps) {
  const { t, language } = useText()
  const id = useId()
  const cache = useQueryClient()
  const form = useFields<NewClass>({
    values: newClass(campusId, language),
    limits: createClassRequestLimits,
    check: checkNewClass,
  })
  const create = useMutation({
    mutationFn: createClass,
    onSuccess: (group) => {
      keepClass(cache, group)
      notify({ text: t('class.create.done', { code: group.code }) })
      onClose()
      onCreated(group)
    },
    onError: (error) => showFailure(form, error),
  })
  // A new class has all the fields of a class, and its campus besides.
  const fields = form.control as unknown as Control<ClassFields>
  return (
    <FormScope limits={createClassRequestLimits}>
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={form.handleSubmit((values) => create.mutate(values))}>
          <DialogTitle id={id}>{t('class.create.open')}</DialogTitle>
          <DialogContent
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {choosesCampus && (
              <FullWidth>
                <CampusField control={form.control} name="campus_id" label={t('class.campus')} required />
              </FullWidth>
            )}
            <IdentityFields control={fields} autoFocus />
            <TeachingFields control={fields} />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={create.isPending}>
              {t('class.create.act')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
