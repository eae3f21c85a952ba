import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { createLetterRequestLimits } from '@/api/limits/create-letter-request'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { CheckField } from '@/ui/form/check-field'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { createLetter, keepLetter, templatesQuery } from '../api'
import { ChoiceFields, type ChoiceForm, choiceOf, noChoice } from '../choice-fields'
import { letterPath } from '../paths'

type NewLetterForm = ChoiceForm & { campus_id: string; name: string; from_id: string; template: boolean }

const limits = createLetterRequestLimits

// A new letter: what it is called, what it begins with, and whom it goes to.
export function NewLetterDialog({ campusId, onClose }: { campusId: string; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const network = useReach('createLetter') === 'all'
  const values = { ...noChoice, campus_id: campusId, name: '', from_id: '', template: false }
  const form = useFields<NewLetterForm>({ values, limits })
  const { control, setValue } = form
  const [campus, template] = useWatch({ control, name: ['campus_id', 'template'] })
  const templates = useQuery(templatesQuery(campus)).data ?? []
  const before = useRef(campus)
  // Nobody gets a letter of another campus.
  useEffect(() => {
    if (campus === before.current) return
    before.current = campus
    for (const [name, none] of Object.entries({ ...noChoice, from_id: '' })) {
      setValue(name as 'from_id', none as string)
    }
  }, [campus, setValue])
  const send = form.handleSubmit(async (typed) => {
    try {
      const { campus_id, name, from_id } = typed
      const choice = choiceOf(typed.template ? noChoice : typed)
      const made = await createLetter({ campus_id, name, from_id, template: typed.template, ...choice })
      keepLetter(cache, made)
      onClose()
      void navigate(letterPath(made.id))
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        wide
        title={t('letter.create.title')}
        act={t('letter.create.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        {network && <CampusField control={control} name="campus_id" label={t('letter.campus')} required />}
        <TextField
          control={control}
          name="name"
          label={t('letter.name')}
          help={t('letter.name_help')}
          autoComplete="off"
          autoFocus
        />
        {templates.length > 0 && (
          <ChoiceField
            control={control}
            name="from_id"
            label={t('letter.create.from')}
            choices={[
              { value: '', label: t('letter.create.from_none') },
              ...templates.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <CheckField control={control} name="template" label={t('letter.create.template')} />
        {!template && (
          <ChoiceFields key={campus} form={form as unknown as UseFormReturn<ChoiceForm>} campusId={campus} />
        )}
      </FormDialog>
    </FormScope>
  )
}
