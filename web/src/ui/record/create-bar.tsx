import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { useFirstField } from '@/ui/form/use-first-field'
import { FormBar } from './form-bar'
import { OfflineNote } from './offline-note'
import type { RecordForm } from './use-record-form'

type CreateBarProps<F extends FieldValues> = {
  state: RecordForm<F>
  // Named after the act: "Create campus".
  act: string
  // Where Cancel leads; what was typed is asked about on the way.
  cancelHref: string
  // Another way to end it, beside the act, which Enter presses.
  more?: ReactNode
  // Heard before the act itself is sent.
  onAct?: () => void
  // What to look at before, at the other end of the bar.
  note?: ReactNode
}

// The foot of the form for something new, whose first empty field has the focus: Cancel and the act itself.
export function CreateBar<F extends FieldValues>(props: CreateBarProps<F>) {
  const { state, act, cancelHref, more, onAct, note } = props
  const { t } = useText()
  const end = useFirstField<HTMLSpanElement>({ empty: true })
  return (
    <FormBar label={act}>
      <span ref={end} hidden />
      <OfflineNote state={state} />
      {note && <Box sx={{ marginInlineEnd: 'auto' }}>{note}</Box>}
      <Button color="inherit" component={Link} to={cancelHref}>
        {t('ui.cancel')}
      </Button>
      {more}
      <Button type="submit" variant="contained" loading={state.saving} onClick={onAct}>
        {act}
      </Button>
    </FormBar>
  )
}
