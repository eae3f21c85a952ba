import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { Class } from './api'
import {
  type ClassStep,
  keepPreview,
  previewQuery,
  refreshAfterStep,
  type StepKind,
  type StepStudent,
  takeStep,
  tickPassed,
  undoStep,
} from './step-api'
import { withPassed } from './step-effects'

// A step of a class: what it would do, the ticks that change it, doing it, and taking it back.
export function useStep(group: Class, kind: StepKind) {
  const { t } = useText()
  const cache = useQueryClient()
  const plan = useQuery(previewQuery(group.id, kind))
  const [done, setDone] = useState<ClassStep | null>(null)
  // Somebody changed the class while we looked: what will happen is shown again before it is done.
  const [changed, setChanged] = useState(false)

  const tick = useMutation({
    mutationFn: ({ students, passed }: { students: readonly StepStudent[]; passed: boolean }) =>
      tickPassed(group.id, kind, students, passed),
    onMutate: ({ students, passed }) => {
      const ids = new Set(students.map(({ enrollment_id }) => enrollment_id))
      if (plan.data) keepPreview(cache, group.id, withPassed(plan.data, ids, passed))
    },
    onSuccess: (step) => keepPreview(cache, group.id, step),
    // What the server has is what counts.
    onError: (error) => {
      notifyFailure(error)
      void plan.refetch()
    },
  })

  const take = useMutation({
    mutationFn: (shown: ClassStep) => takeStep(group.id, shown),
    onSuccess: (step) => {
      setDone(step)
      refreshAfterStep(cache)
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'edit.stale') return notifyFailure(error)
      keepPreview(cache, group.id, error.current as ClassStep)
      setChanged(true)
    },
  })

  const undo = useMutation({
    mutationFn: (step: ClassStep) => undoStep(group.id, step.id),
    onSuccess: () => {
      refreshAfterStep(cache)
      notify({ text: t('class.step.undone') })
    },
    onError: notifyFailure,
  })

  return { plan, done, changed, tick, take, undo }
}
