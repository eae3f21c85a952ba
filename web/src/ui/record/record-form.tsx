import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useBeforeUnload, useBlocker } from 'react-router'
import { create } from 'zustand'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { FormScope } from '@/ui/form/form-scope'
import { Conflict } from './conflict'
import { SaveBar } from './save-bar'
import type { RecordForm as RecordFormState } from './use-record-form'

type RecordFormProps<F extends FieldValues> = {
  state: RecordFormState<F>
  readOnly?: boolean
  // Another foot than the one that saves changes.
  bar?: ReactNode
  children: ReactNode
}

// The sections of a record, editable in place. Something changed: a bar offers to save (also Ctrl/⌘-S) or to
// cancel, and leaving asks first.
export function RecordForm<F extends FieldValues>(props: RecordFormProps<F>) {
  const { state, readOnly = false, bar, children } = props
  const { changes, save } = state
  const latestSave = useRef(save)
  latestSave.current = save
  const guards = useUnsaved(changes)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (changes > 0) void latestSave.current()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [changes])
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void save()
  }
  return (
    <FormScope limits={state.limits} readOnly={readOnly}>
      {guards && <LeaveGuard />}
      <Box component="form" noValidate onSubmit={handleSubmit}>
        {children}
        {!readOnly && (bar ?? <SaveBar state={state} />)}
      </Box>
      <Conflict state={state} />
    </FormScope>
  )
}

// What is typed and not saved on the page, form by form. A page may have several (a tab each), while the router asks
// one guard only: the form that came first stands guard for all.
const useUnsavedForms = create<{ forms: readonly { id: string; changes: number }[] }>(() => ({ forms: [] }))

// Tells of a form's changes; true for the form that is to stand guard.
function useUnsaved(changes: number): boolean {
  const id = useId()
  useEffect(() => {
    useUnsavedForms.setState(({ forms }) =>
      forms.some((form) => form.id === id)
        ? { forms: forms.map((form) => (form.id === id ? { id, changes } : form)) }
        : { forms: [...forms, { id, changes }] },
    )
  }, [id, changes])
  useEffect(
    () => () => useUnsavedForms.setState(({ forms }) => ({ forms: forms.filter((form) => form.id !== id) })),
    [id],
  )
  return useUnsavedForms(({ forms }) => forms[0]?.id === id)
}

// How much would be lost, in all forms together.
function unsavedChanges(): number {
  return useUnsavedForms.getState().forms.reduce((sum, form) => sum + form.changes, 0)
}

// Asks before typed work is lost, inside the app and when the tab closes. Draws nothing.
function LeaveGuard() {
  const { t } = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsavedChanges() > 0,
  )
  useBeforeUnload((event) => {
    if (unsavedChanges() > 0) event.preventDefault()
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = {
      title: t('parts.leave.title'),
      text: t('parts.leave.text'),
      act: t('parts.leave.act'),
      cancel: t('parts.leave.stay'),
    }
    void confirm({ ...question, irreversible: true }).then((yes) =>
      yes ? blocker.proceed() : blocker.reset(),
    )
  }, [blocker, t])
  return null
}
