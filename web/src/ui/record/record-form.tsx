import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormScope } from '@/ui/form/form-scope'
import { ConflictDialog } from './conflict-dialog'
import { LeaveGuard } from './leave-guard'
import { SaveBar } from './save-bar'
import { useUnsaved } from './unsaved-store'
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
      {state.conflict && <ConflictDialog conflict={state.conflict} onResolve={state.resolve} />}
    </FormScope>
  )
}
