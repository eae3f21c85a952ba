import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatDate } from '@/lib/dates'
import { changeLook, useLook } from '@/session/look-store'
import { useWide } from '@/shell/layout/use-wide'
import { Segments } from '@/shell/theme-panel/segments'
import { SwitchRow } from '@/shell/theme-panel/switch-row'
import { useText } from '@/texts/use-text'
import { CloseIcon, DarkIcon, LightIcon, SystemIcon } from '@/ui/icons'
import { QueryView } from '@/ui/states/query-view'
import { type QuickPanelData, quickPanelQuery } from './api'
import { PanelContent } from './panel-content'
import { PanelSection } from './panel-section'
import { closeQuickPanel } from './quick-panel-store'
import { useSeeNotices } from './use-see-notices'

const minutes = 60_000

// What one wants at a glance: the day, what comes next, what needs one, and one's own notes.
export function QuickPanel({ open }: { open: boolean }) {
  const { t } = useText()
  const id = useId()
  const panel = useQuery({
    ...quickPanelQuery(),
    ...{ enabled: open, staleTime: 0, refetchInterval: 5 * minutes },
  })
  useSeeNotices(open, panel.data)
  return (
    <Drawer
      open={open}
      anchor="right"
      onClose={closeQuickPanel}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: 360, maxWidth: '100vw' },
        } as object,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2.5,
          minHeight: 56,
        }}
      >
        <Typography id={id} variant="h3" component="h2">
          {t('home.panel.title')}
        </Typography>
        <IconButton aria-label={t('ui.close')} onClick={closeQuickPanel} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <PanelDay data={panel.data} />
      <QueryView
        query={panel}
        loading={<Box role="status" aria-label={t('ui.loading')} sx={{ minHeight: 160 }} />}
      >
        {(data) => <PanelContent data={data} />}
      </QueryView>
      <PanelSection title={t('home.panel.switches')}>
        <QuickSwitches />
      </PanelSection>
    </Drawer>
  )
}

// Which day it is at the campus, in large letters.
function PanelDay({ data }: { data: QuickPanelData | undefined }) {
  const { language } = useText()
  return (
    <Box sx={{ px: 2.5, pb: 2 }}>
      <Typography sx={{ color: 'text.secondary', '&::first-letter': { textTransform: 'uppercase' } }}>
        {data ? formatDate(data.today, language, { weekday: 'long' }) : <Skeleton width="5rem" />}
      </Typography>
      <Typography component="p" variant="h1">
        {data ? (
          formatDate(data.today, language, { day: 'numeric', month: 'long' })
        ) : (
          <Skeleton width="10rem" />
        )}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {data ? data.campus : <Skeleton width="4rem" />}
      </Typography>
    </Box>
  )
}

// What people flip often; the rest of the look has a panel of its own.
function QuickSwitches() {
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
