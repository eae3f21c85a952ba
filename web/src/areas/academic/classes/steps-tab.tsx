import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Class } from './api'
import { type ClassStep, refreshAfterStep, type StepKind, stepsQuery, undoStep } from './step-api'
import { StepRow } from './step-row'

const StepDialog = lazyPart(() => import('./step-dialog').then((module) => ({ default: module.StepDialog })))

// The steps that a class took, the last one first: what each did to whom, and which can be taken back.
export function StepsTab({ group }: { group: Class }) {
  const { t } = useText()
  const cache = useQueryClient()
  const [step, setStep] = useState<StepKind | null>(null)
  const steps = useQuery(stepsQuery(group.id))
  const undo = useMutation({
    mutationFn: (step: ClassStep) => undoStep(group.id, step.id),
    onSuccess: () => {
      refreshAfterStep(cache)
      notify({ text: t('class.step.undone') })
    },
    onError: notifyFailure,
  })
  const handleUndo = async (taken: ClassStep) => {
    const question = {
      title: t('class.step.undo_question'),
      text: t(`class.step.${taken.kind}.undo_text`, { level: taken.level }),
      act: t('class.step.undo'),
    }
    if (await confirm(question)) undo.mutate(taken)
  }
  const empty = steps.data?.length === 0
  const buttons = group.may_edit && !group.graduated && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: empty ? 'center' : 'flex-start' }}>
      <Button variant="contained" onClick={() => setStep('promote')}>
        {t('class.step.promote.open')}
      </Button>
      <Button variant="outlined" onClick={() => setStep('graduate')}>
        {t('class.step.graduate.open')}
      </Button>
    </Box>
  )
  return (
    <>
      <QueryView query={steps} loading={<LoadingRows rows={3} height={72} />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState text={t('class.step.none')} action={buttons} />
          ) : (
            <>
              {buttons}
              <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {items.map((taken) => (
                  <StepRow
                    key={taken.id}
                    step={taken}
                    undoing={undo.isPending}
                    onUndo={group.archived ? undefined : () => void handleUndo(taken)}
                  />
                ))}
              </Box>
            </>
          )
        }
      </QueryView>
      {step && <StepDialog group={group} kind={step} onClose={() => setStep(null)} />}
    </>
  )
}
