import Box from '@mui/material/Box'
import { changeLook, useLook } from '@/session/look-store'
import { useWide } from '@/shell/layout/use-wide'
import { Segments } from '@/shell/theme-panel/segments'
import { SwitchRow } from '@/shell/theme-panel/switch-row'
import { useText } from '@/texts/use-text'
import { DarkIcon, LightIcon, SystemIcon } from '@/ui/icons'

// What people flip often; the rest of the look has a panel of its own.
export function QuickSwitches() {
  const { t } = useText()
  const { scheme, animations, layout, navbar } = useLook()
  const wide = useWide()
  return (
    <>
      <Segments
        label={t('home.switch.scheme')}
        hideLabel
        value={scheme}
        choices={[
          { value: 'light', label: t('home.switch.light'), icon: <LightIcon /> },
          { value: 'dark', label: t('home.switch.dark'), icon: <DarkIcon /> },
          { value: 'system', label: t('home.switch.system'), icon: <SystemIcon /> },
        ]}
        onPick={(value) => changeLook({ scheme: value })}
      />
      <Box sx={{ mt: 1 }}>
        <SwitchRow
          label={t('home.switch.animations')}
          checked={animations}
          onSwitch={(on) => changeLook({ animations: on })}
        />
        {wide && layout === 'vertical' && navbar.display && (
          <SwitchRow
            label={t('home.switch.folded')}
            checked={navbar.folded}
            onSwitch={(folded) => changeLook({ navbar: { folded } })}
          />
        )}
      </Box>
    </>
  )
}
