import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { RadioField } from '@/ui/form/radio-field'
import { RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { useSeenChoices } from '@/ui/form/use-seen-choices'
import { notify } from '@/ui/notices-store'
import { refreshMoney } from '../refresh'
import { classesFoundQuery, draftForClass, issueForClass } from './api'

type ClassForm = { class_id: string; what: 'draft' | 'issue' }

const limits = { class_id: { minLength: 1 } }

// Drafts for all students of a class of what is on no invoice yet, or issues those that are there.
export function ClassDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const mayIssue = useMay('issueInvoices')
  const form = useFields<ClassForm>({ values: { class_id: '', what: 'draft' }, limits })
  const send = form.handleSubmit(async ({ class_id, what }) => {
    try {
      const count = await (what === 'draft' ? draftForClass : issueForClass)(class_id)
      refreshMoney(cache)
      notify({ text: t(`invoice.of_class.${what}_done`, { count }) })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t('invoice.of_class.title')}
        act={t('invoice.of_class.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <ClassField control={form.control} name="class_id" label={t('invoice.class')} />
        {mayIssue && (
          <RadioField
            control={form.control}
            name="what"
            label={t('invoice.of_class.what')}
            stacked
            choices={(['draft', 'issue'] as const).map((value) => ({
              value,
              label: t(`invoice.of_class.${value}`),
            }))}
          />
        )}
      </FormDialog>
    </FormScope>
  )
}

function ClassField<T extends FieldValues>(field: FieldOf<T>) {
  const seen = useSeenChoices()
  return <RemoteChoiceField {...field} useChoices={useClasses} {...seen} />
}

function useClasses(typed: string, asked: boolean) {
  const { data = [], isFetching } = useQuery({ ...classesFoundQuery(typed), enabled: asked })
  return {
    choices: data.map(({ id, code, campus_name }) => ({ id, name: code, about: campus_name })),
    loading: isFetching,
  }
}
