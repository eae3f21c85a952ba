import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyFailure } from '@/ui/notify-failure'
import { keepProgress, setCourseDone } from './api'

export type Change = { courseId: string; done: boolean; day?: string; reason?: string }

// Marks a course of a class as done on a day, for a reason, or as missing again.
export function useCourseDone(classId: string) {
  const cache = useQueryClient()
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ courseId, done, day, reason }: Change) =>
      setCourseDone(classId, courseId, { done, ...(day && { done_on: day }), ...(reason && { reason }) }),
    onSuccess: (progress) => keepProgress(cache, classId, progress),
    onError: notifyFailure,
  })
  const setDone = (change: Change) =>
    mutateAsync(change).then(
      () => true,
      () => false,
    )
  return { setDone, saving: isPending ? variables : undefined }
}

export type SetDone = ReturnType<typeof useCourseDone>['setDone']
