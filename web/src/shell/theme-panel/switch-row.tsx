import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'

type SwitchRowProps = { label: string; checked: boolean; onSwitch: (on: boolean) => void }

// Something that is on or off; the whole row is the switch.
export function SwitchRow({ label, checked, onSwitch }: SwitchRowProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 36,
        cursor: 'pointer',
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
    >
      {label}
      <Switch size="small" checked={checked} onChange={(_event, on) => onSwitch(on)} />
    </Box>
  )
}
