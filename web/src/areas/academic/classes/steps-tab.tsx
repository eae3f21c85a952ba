import Box from '@mui/material/Box'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Class } from './api'
import { type ClassStep, refreshAfterStep, stepsQuery, undoStep } from './step-api'
import { StepRow } from './step-row'

// The steps that a class took, the last one first: what each did to whom, and which can be taken back.
export function StepsTab({ group }: { group: Class }) {
  const { t } = useText()
  const cache = useQueryClient()
  const steps = useQuery(stepsQuery(group.id))
  const undo = useMutation({
    mutationFn: (step: ClassStep) => undoStep(group.id, step.id),
    onSuccess: () => {
      refreshAfterStep(cache)
      notify({ text: t('class.step.undone') })
    },
    onError: notifyFailure,
  })
  const handleUndo = async (step: ClassStep) => {
    const question = {
      title: t('class.step.undo_question'),
      text: t(`class.step.${step.kind}.undo_text`, { level: step.level }),
      act: t('class.step.undo'),
    }
    if (await confirm(question)) undo.mutate(step)
  }
  return (
    <QueryView query={steps} loading={<LoadingRows rows={3} height={72} />}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState text={t('class.step.none')} />
        ) : (
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map((step) => (
              <StepRow
                key={step.id}
                step={step}
                undoing={undo.isPending}
                onUndo={group.archived ? undefined : () => void handleUndo(step)}
              />
            ))}
          </Box>
        )
      }
    </QueryView>
  )
}
