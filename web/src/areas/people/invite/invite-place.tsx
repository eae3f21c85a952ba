import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useSession } from '@/session/session-store'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { CheckField } from '@/ui/form/check-field'
import { grantsOf } from '../list/grants'
import { usePeopleMay } from '../list/use-may'
import { campusStaff, type InviteForm, type StaffRole } from './invite-form'

// Where the new one will work, and as what: only roles that the caller may give.
export function InvitePlace({ form }: { form: UseFormReturn<InviteForm> }) {
  const { t } = useText()
  const id = useId()
  const { control, formState } = form
  const { network, grants } = usePeopleMay()
  const own = useSession((state) => state.user?.role) ?? []
  const mayNetwork = useMay('setNetworkRoles')
  const campusId = useWatch({ control, name: 'campus_id' })
  const roles: readonly StaffRole[] =
    campusId === ''
      ? grantsOf(own, 'network')
      : campusStaff.filter((role) => grants.some((granted) => granted === role))
  const missing = formState.errors.roles?.message
  return (
    <>
      {mayNetwork && <WholeNetworkSwitch form={form} />}
      {network && campusId !== '' && (
        <CampusField control={control} name="campus_id" label={t('people.campus')} />
      )}
      <Box role="group" aria-labelledby={id}>
        <Typography id={id} variant="subtitle1" component="div">
          {t('person.roles')}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {roles.map((role) => (
            <CheckField
              key={role}
              control={control}
              name={`roles.${role}`}
              label={t(`access.role.${role}`)}
            />
          ))}
        </Box>
        {missing && (
          <Typography variant="caption" component="p" role="alert" sx={{ color: 'error.main' }}>
            {t('people.invite.no_role')}
          </Typography>
        )}
      </Box>
    </>
  )
}

// A role in the whole network instead of at a campus; the server reads "no campus" as that.
function WholeNetworkSwitch({ form }: { form: UseFormReturn<InviteForm> }) {
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
