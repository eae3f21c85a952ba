import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import type { InviteForm } from './invite-form'

// A role in the whole network instead of at a campus; the server reads "no campus" as that.
export function WholeNetworkSwitch({ form }: { form: UseFormReturn<InviteForm> }) {
  const { t } = useText()
  const { control, setValue } = form
  const campusId = useWatch({ control, name: 'campus_id' })
  const lastCampus = useRef(campusId)
  if (campusId !== '') lastCampus.current = campusId
  return (
    <FormControlLabel
      label={t('people.invite.whole_network')}
      control={
        <Switch
          checked={campusId === ''}
          onChange={(_event, whole) => setValue('campus_id', whole ? '' : lastCampus.current)}
        />
      }
    />
  )
}
