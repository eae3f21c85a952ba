import Box from '@mui/material/Box'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { FormScope } from '@/ui/form/form-scope'
import { Conflict } from './conflict'
import { LeaveGuard } from './leave-guard'
import { SaveBar } from './save-bar'
import { unsavedChanges, useUnsaved } from './unsaved'
import type { Editing } from './use-editing'
import type { RecordForm as RecordFormState } from './use-record-form'

type RecordFormProps<F extends FieldValues> = {
  state: RecordFormState<F>
  readOnly?: boolean
  // A record that opens to be read, and is changed after a button was pressed.
  editing?: Editing
  // Another foot than the one that saves changes.
  bar?: ReactNode
  children: ReactNode
}

// The sections of a record, read or to be changed. Something changed: a bar offers to save (also Ctrl/⌘-S) or to
// cancel, and leaving asks first.
export function RecordForm<F extends FieldValues>(props: RecordFormProps<F>) {
  const { state, editing, readOnly = editing ? !editing.on : false, bar, children } = props
  const { changes, save, saving } = state
  const element = useRef<HTMLFormElement>(null)
  const latestSave = useRef(save)
  latestSave.current = save
  const guards = useUnsaved(changes, state.reset)
  const leave = useWayBack(state, editing)
  useFirstFocus(element, state, editing)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      // Not twice at once: the second would meet the first as somebody else's change.
      if (changes > 0 && !saving) void latestSave.current()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [changes, saving])
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void save()
  }
  return (
    <FormScope limits={state.limits} readOnly={readOnly} edit={editing?.may ? editing.start : undefined}>
      {guards && <LeaveGuard />}
      <Box component="form" ref={element} noValidate onSubmit={handleSubmit}>
        {children}
        {!readOnly && (bar ?? <SaveBar state={state} onCanceled={editing && leave} />)}
      </Box>
      <Conflict state={state} />
    </FormScope>
  )
}

// After saving or canceling the record is read again. Only after a draw without changes: the way back must not ask
// about what has just been saved.
function useWayBack<F extends FieldValues>({ changes, saves }: RecordFormState<F>, editing?: Editing) {
  const [leaving, setLeaving] = useState(false)
  const seen = useRef(saves)
  const latestStop = useRef(editing?.stop)
  latestStop.current = editing?.on ? editing.stop : undefined
  useEffect(() => {
    if (changes > 0 || (!leaving && saves === seen.current)) return
    seen.current = saves
    setLeaving(false)
    if (unsavedChanges() === 0) latestStop.current?.()
  }, [changes, saves, leaving])
  return () => setLeaving(true)
}

const firstInput = 'input:not([type="hidden"], [type="file"], :disabled), textarea:not(:disabled), select'

// Who begins to edit can type at once: in the field he pointed at, or in the first.
function useFirstFocus<F extends FieldValues>(
  element: RefObject<HTMLFormElement | null>,
  { form }: RecordFormState<F>,
  editing?: Editing,
) {
  const on = editing?.on ?? false
  const field = editing?.field
  useEffect(() => {
    if (!on) return
    if (field) form.setFocus(field as FieldPath<F>)
    else element.current?.querySelector<HTMLElement>(firstInput)?.focus()
  }, [on, field, form, element])
}
