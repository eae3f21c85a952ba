import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { leavesOf } from '@/lib/leaves'
import type { ExtraCheck, Limits } from '@/ui/form/limits'
import { showFailure, useFields } from '@/ui/form/use-fields'
import type { RecordForm } from './use-record-form'

type Options<R, F extends FieldValues> = {
  // What the form starts with.
  values: F
  limits: Limits
  check?: ExtraCheck<F>
  create: (fields: F) => Promise<R>
  onCreated: (record: R) => void
}

// The form of a record that does not exist yet. It behaves like that of an existing one, only that nobody else
// can have changed it.
export function useNewRecordForm<R, F extends FieldValues>(options: Options<R, F>): RecordForm<F> {
  const { values, limits, check, create, onCreated } = options
  const form = useFields<F>({ values, limits, check })
  const [created, setCreated] = useState<R | null>(null)
  const { dirtyFields, isSubmitting } = form.formState
  const dirty = [...leavesOf(dirtyFields).values()].filter(Boolean).length
  const latestDone = useRef(onCreated)
  latestDone.current = onCreated
  // Only after a draw without changes: leaving must not ask about what has just been saved.
  useEffect(() => {
    if (created) latestDone.current(created)
  }, [created])
  return {
    form,
    limits,
    changes: created ? 0 : dirty,
    saves: created ? 1 : 0,
    saving: isSubmitting,
    save: form.handleSubmit(async (fields) => {
      try {
        setCreated(await create(fields))
      } catch (error) {
        showFailure(form, error)
      }
    }),
    reset: () => form.reset(),
    conflict: null,
    resolve: async () => {},
  }
}
