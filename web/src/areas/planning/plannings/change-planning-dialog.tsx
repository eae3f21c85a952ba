import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { useLastDayMoved } from '@/ui/form/use-last-day-moved'
import { Conflict } from '@/ui/record/conflict'
import { useRecordForm } from '@/ui/record/use-record-form'
import { askReason } from '../ask-reason'
import { type Planning, refreshPlannings, updatePlanning } from './api'
import { PlanningDialog } from './planning-dialog'
import { PlanningFields } from './planning-fields'
import { asSent, checkPlanning, fieldsOf, type PlanningForm, planningLimits } from './planning-form'
import { sayPlanning } from './say-planning'

type ChangePlanningDialogProps = { planning: Planning; onClose: () => void }

// Other dates take the sessions along; where two planners were at it, both are told.
export function ChangePlanningDialog({ planning, onClose }: ChangePlanningDialogProps) {
  const texts = useText()
  const cache = useQueryClient()
  const because = useRef('')
  const state = useRecordForm<Planning, PlanningForm>({
    record: planning,
    fieldsOf,
    limits: planningLimits,
    check: checkPlanning,
    save: async (fields, version) => {
      const saved = await updatePlanning(planning.id, asSent(fields), version, because.current)
      refreshPlannings(cache, planning.id)
      return saved
    },
  })
  const submit = async () => {
    const reason = await askReason(planning.state === 'closed', texts.t('ui.save'), texts)
    if (reason === null) return
    because.current = reason
    await state.save()
  }
  const { saves } = state
  useLastDayMoved(state.form, 'first_day', 'last_day')
  useEffect(() => {
    if (saves > 0) onClose()
  }, [saves, onClose])
  return (
    <FormScope limits={planningLimits}>
      <PlanningDialog
        title={sayPlanning(planning, texts)}
        act={texts.t('ui.save')}
        sending={state.saving}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <PlanningFields control={state.form.control} />
      </PlanningDialog>
      <Conflict state={state} />
    </FormScope>
  )
}
