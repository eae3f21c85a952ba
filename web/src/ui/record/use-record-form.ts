import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { staleRecord } from '@/api/stale-record'
import { leavesOf, sameLeaf, sameLeaves } from '@/lib/leaves'
import type { TextKey } from '@/texts/text-key'
import { useText } from '@/texts/use-text'
import type { ExtraCheck, Limits } from '@/ui/form/limits'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { useSendLater } from '@/ui/line/use-send-later'
import { notify } from '@/ui/notices-store'
import { type Difference, mergeEdits } from './merge-edits'

type Options<R extends { version: number }, F extends FieldValues> = {
  record: R
  // What people fill in, out of the whole record.
  fieldsOf: (record: R) => F
  limits: Limits
  check?: ExtraCheck<F>
  // `from` is the record that the fields were changed on.
  save: (fields: F, version: number, from: R) => Promise<R>
  // How a list is merged, line by line: without a clash it is saved at once.
  merge?: (before: F, mine: F, theirs: F) => Conflict<F>
  // Said after saving, where "Changes saved." is not it.
  savedText?: TextKey
}

type Conflict<F> = { merged: F; differences: Difference[] }

export type RecordForm<F extends FieldValues> = {
  form: UseFormReturn<F>
  limits: Limits
  changes: number
  // How often it was saved since the page opened.
  saves: number
  saving: boolean
  // Saved by somebody, kept back until the line is there again.
  waiting: boolean
  save: () => Promise<void>
  reset: () => void
  conflict: Conflict<F> | null
  // Saves the merged record over the newer version; null goes back to the form.
  resolve: (fields: F | null) => Promise<void>
}

// The form of one record: counts changes, saves with the version it started from, and when somebody else was
// quicker offers both versions. A refetch never overwrites what has been typed.
export function useRecordForm<R extends { version: number }, F extends FieldValues>(
  options: Options<R, F>,
): RecordForm<F> {
  const { record, fieldsOf, limits, check, savedText = 'ui.saved' } = options
  const { t } = useText()
  const form = useFields<F>({ values: fieldsOf(record), limits, check })
  const base = useRef(record)
  const [conflict, setConflict] = useState<(Conflict<F> & { current: R }) | null>(null)
  const [saves, setSaves] = useState(0)
  const { dirtyFields, isSubmitting } = form.formState
  const changes = [...leavesOf(dirtyFields).values()].filter(Boolean).length

  const adopt = (next: R) => {
    base.current = next
    form.reset(fieldsOf(next) as DefaultValues<F>)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newly arrived version may replace the fields
  useEffect(() => {
    if (record.version === base.current.version) return
    if (changes === 0) adopt(record)
    // What changed lies outside this form (the picture, say): typing goes on, over the newer version.
    else if (sameLeaves(fieldsOf(record), fieldsOf(base.current))) base.current = record
  }, [record])

  // What is typed while the answer is on its way stays, over what was saved.
  const adoptUnder = (saved: R, sent: F) => {
    const before = leavesOf(sent)
    const typed = [...leavesOf(form.getValues())].filter(([name, leaf]) => !sameLeaf(leaf, before.get(name)))
    adopt(saved)
    for (const [name, leaf] of typed) {
      const path = name as FieldPath<F>
      form.setValue(path, leaf as FieldPathValue<F, typeof path>, { shouldDirty: true })
    }
  }

  const done = (saved: R, sent?: F) => {
    if (sent) adoptUnder(saved, sent)
    else adopt(saved)
    setConflict(null)
    setSaves((before) => before + 1)
    later.settle()
    notify({ text: t(savedText) })
  }

  // `sent` is what the fields held then; without it what they hold counts no more.
  const send = async (fields: F, from: R, sent?: F) => {
    try {
      done(await options.save(fields, from.version, from), sent)
    } catch (error) {
      const current = staleRecord<R>(error)
      if (!current) {
        setConflict(null)
        if (!later.holdBack(error)) showFailure(form, error)
        return
      }
      // Saved before, when only the answer was lost.
      if (sameLeaves(fields, fieldsOf(current))) return done(current, sent)
      const clash = (options.merge ?? mergeEdits)(fieldsOf(from), fields, fieldsOf(current))
      if (options.merge && clash.differences.length === 0) return send(clash.merged, current, sent)
      setConflict({ ...clash, current })
    }
  }

  const save = form.handleSubmit((fields) => send(fields, base.current, structuredClone(form.getValues())))
  const later = useSendLater(save)

  return {
    form,
    limits,
    changes,
    saves,
    saving: isSubmitting,
    waiting: later.waiting && changes > 0,
    save,
    reset: () => {
      later.settle()
      form.reset()
    },
    conflict,
    resolve: async (fields) => {
      if (!fields || !conflict) return setConflict(null)
      await send(fields, conflict.current)
    },
  }
}
