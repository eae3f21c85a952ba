import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef } from 'react'
import { changeLook, useLook } from '@/session/look-store'
import { savePreferences } from '@/session/preferences'
import { useText } from '@/texts/use-text'
import { useLookState } from '@/theme/look-state'
import { CloseIcon, DarkIcon, LightIcon, SystemIcon } from '@/ui/icons'
import { BarSection } from './bar-section'
import { ColorSection } from './color-section'
import { ComfortSection } from './comfort-section'
import { LayoutSection } from './layout-section'
import { NavbarSection } from './navbar-section'
import { ResetBar } from './reset-bar'
import { Section } from './section'
import { Segments } from './segments'
import { SwitchRow } from './switch-row'
import { closeThemePanel } from './theme-panel-store'

// The theme panel. Whatever is chosen shows at once on the page beside it (on a phone: above it), which is therefore
// not dimmed.
export function LookDrawer({ open }: { open: boolean }) {
  const { t } = useText()
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true })
  useSavedWord(open)
  return (
    <Drawer
      open={open}
      onClose={closeThemePanel}
      anchor={phone ? 'bottom' : 'right'}
      slotProps={{
        transition: { onExited: focusPage },
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'look-title',
          sx: phone ? phoneSheet : { width: 384 },
        } as object,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 3,
          minHeight: 56,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id="look-title" variant="h3" component="h2">
          {t('look.title')}
        </Typography>
        <IconButton edge="end" aria-label={t('ui.close')} title={t('ui.close')} onClick={closeThemePanel}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', px: 3, py: 3, display: 'grid', gap: 4, alignContent: 'start' }}>
        <SchemeSection />
        <ColorSection />
        <LayoutSection />
        <NavbarSection />
        <BarSection bar="toolbar" />
        <BarSection bar="footer" />
        <PanelsSection />
        <ComfortSection />
      </Box>
      <ResetBar />
    </Drawer>
  )
}

const phoneSheet = { height: '62dvh', borderStartStartRadius: 12, borderStartEndRadius: 12 }

// Who opened it from a menu that is gone finds himself on the page, not nowhere.
function focusPage(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}

// Each small change is saved without a word; that all is saved is said once, when the panel closes.
function useSavedWord(open: boolean): void {
  const before = useRef<number | null>(null)
  useEffect(() => {
    const { chosen } = useLookState.getState()
    if (!open && before.current !== null && before.current !== chosen) savePreferences()
    before.current = open ? chosen : null
  }, [open])
}

// Light, dark, or as the system is.
function SchemeSection() {
  const { t } = useText()
  const scheme = useLook((look) => look.scheme)
  const choices = [
    { value: 'system' as const, label: t('look.scheme.system'), icon: <SystemIcon /> },
    { value: 'light' as const, label: t('ui.scheme.light'), icon: <LightIcon /> },
    { value: 'dark' as const, label: t('ui.scheme.dark'), icon: <DarkIcon /> },
  ]
  return (
    <Section title={t('look.scheme.title')}>
      <Segments
        label={t('look.scheme.title')}
        hideLabel
        value={scheme}
        choices={choices}
        onPick={(next) => changeLook({ scheme: next })}
      />
    </Section>
  )
}

// The panels at the two sides of the page.
function PanelsSection() {
  const { t } = useText()
  const left = useLook((look) => look.leftSidePanel.display)
  const right = useLook((look) => look.rightSidePanel.display)
  return (
    <Section title={t('look.panels.title')}>
      <SwitchRow
        label={t('look.panels.left')}
        checked={left}
        onSwitch={(on) => changeLook({ leftSidePanel: { display: on } })}
      />
      <SwitchRow
        label={t('look.panels.right')}
        checked={right}
        onSwitch={(on) => changeLook({ rightSidePanel: { display: on } })}
      />
    </Section>
  )
}
