import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { leavesOf } from '@/lib/leaves'
import type { ExtraCheck, Limits } from '@/ui/form/limits'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { useSendLater } from '@/ui/line/use-send-later'
import type { RecordForm } from './use-record-form'

type Options<R, F extends FieldValues> = {
  // What the form starts with.
  values: F
  limits: Limits
  check?: ExtraCheck<F>
  create: (fields: F) => Promise<R>
  onCreated: (record: R) => void
  // Made by itself when the line is back, for what one may be told of later.
  sendsLater?: boolean
}

// The form of a record that does not exist yet. It behaves like that of an existing one, only that nobody else
// can have changed it.
export function useNewRecordForm<R, F extends FieldValues>(options: Options<R, F>): RecordForm<F> {
  const { values, limits, check, create, onCreated, sendsLater = false } = options
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
  const save = form.handleSubmit(async (fields) => {
    // What may have arrived, its answer lost, would be made twice: only what the browser never sent is sent later.
    const unsent = sendsLater && !navigator.onLine
    try {
      setCreated(await create(fields))
      later.settle()
    } catch (error) {
      if (!(unsent && later.holdBack(error))) showFailure(form, error)
    }
  })
  const later = useSendLater(save)
  return {
    form,
    limits,
    changes: created ? 0 : dirty,
    saves: created ? 1 : 0,
    saving: isSubmitting,
    waiting: later.waiting,
    save,
    reset: () => {
      later.settle()
      form.reset()
    },
    conflict: null,
    resolve: async () => {},
  }
}
