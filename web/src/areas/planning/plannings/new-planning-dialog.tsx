import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { useLastDayMoved } from '@/ui/form/use-last-day-moved'
import { notify } from '@/ui/notices-store'
import { createPlanning, type Planning, refreshPlannings } from './api'
import { PlanningDialog } from './planning-dialog'
import { PlanningFields } from './planning-fields'
import {
  asSent,
  checkPlanning,
  copyOf,
  newPlanning,
  type PlanningForm,
  planningLimits,
} from './planning-form'
import { sayPlanning } from './say-planning'

type NewPlanningDialogProps = {
  // The one that it is to be like.
  like: Planning | undefined
  onClose: () => void
  onCreated: (planning: Planning) => void
}

// A new planning: when, for whom. Its courses come after, on its board.
export function NewPlanningDialog({ like, onClose, onCreated }: NewPlanningDialogProps) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const form = useFields<PlanningForm>({
    values: like ? copyOf(like) : newPlanning(),
    limits: planningLimits,
    check: checkPlanning,
  })
  useLastDayMoved(form, 'first_day', 'last_day')
  const create = useMutation({
    mutationFn: (fields: PlanningForm) => createPlanning(asSent(fields)),
    onSuccess: (planning) => {
      refreshPlannings(cache)
      notify({ text: t('plannings.create.done', { name: sayPlanning(planning, texts) }) })
      onClose()
      onCreated(planning)
    },
    onError: (error) => showFailure(form, error),
  })
  return (
    <FormScope limits={planningLimits}>
      <PlanningDialog
        title={
          like ? t('plannings.copy.title', { name: sayPlanning(like, texts) }) : t('plannings.create.open')
        }
        act={t('plannings.create.act')}
        sending={create.isPending}
        onSubmit={() => void form.handleSubmit((fields) => create.mutate(fields))()}
        onClose={onClose}
      >
        <PlanningFields control={form.control} />
      </PlanningDialog>
    </FormScope>
  )
}
