import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { changeLook, useLook } from '@/session/look-store'
import { useText } from '@/texts/use-text'
import { DarkIcon, LightIcon, SystemIcon } from '@/ui/icons'

const schemes = [
  { value: 'light', icon: <LightIcon /> },
  { value: 'dark', icon: <DarkIcon /> },
  { value: 'system', icon: <SystemIcon /> },
] as const

type SwitchRowProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

function SwitchRow({ label, checked, onChange }: SwitchRowProps) {
  return (
    <FormControlLabel
      labelPlacement="start"
      label={label}
      control={<Switch checked={checked} onChange={(_event, on) => onChange(on)} />}
      sx={{ m: 0, display: 'flex', justifyContent: 'space-between', minHeight: 40 }}
    />
  )
}

// What people flip often; the rest of the look has a panel of its own.
export function QuickSwitches() {
  const { t } = useText()
  const { scheme, animations, layout, navbar } = useLook()
  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={scheme}
        aria-label={t('home.switch.scheme')}
        onChange={(_event, value) => value && changeLook({ scheme: value })}
        sx={{ mb: 1 }}
      >
        {schemes.map(({ value, icon }) => (
          <ToggleButton key={value} value={value} sx={{ gap: 0.75, minHeight: 40, textTransform: 'none' }}>
            {icon}
            {t(`home.switch.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SwitchRow
        label={t('home.switch.animations')}
        checked={animations}
        onChange={(on) => changeLook({ animations: on })}
      />
      {layout === 'vertical' && navbar.display && (
        <SwitchRow
          label={t('home.switch.folded')}
          checked={navbar.folded}
          onChange={(folded) => changeLook({ navbar: { folded } })}
        />
      )}
    </>
  )
}
