import Box from '@mui/material/Box'
import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { TextField } from '@/ui/form/text-field'
import type { StayFields } from './api'

type StayInputsProps<F extends StayFields> = { control: Control<F> }

// How somebody comes, and where he sleeps.
export function StayInputs<F extends StayFields>({ control: any }: StayInputsProps<F>) {
  const { t } = useText()
  // Every form that holds a stay has its fields by these names.
  const control = any as unknown as Control<StayFields>
  return (
    <>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField control={control} name="lodging" label={t('inviting.lodging')} autoComplete="off" />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField control={control} name="transport" label={t('inviting.transport')} autoComplete="off" />
      </Box>
      <DateField control={control} name="arrives_on" label={t('inviting.arrives_on')} />
      <DateField control={control} name="leaves_on" label={t('inviting.leaves_on')} />
    </>
  )
}
