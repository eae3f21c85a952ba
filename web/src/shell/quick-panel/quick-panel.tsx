import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { CloseIcon } from '@/ui/icons'
import { QueryView } from '@/ui/states/query-view'
import { quickPanelQuery } from './api'
import { PanelContent } from './panel-content'
import { PanelDay } from './panel-day'
import { PanelSection } from './panel-section'
import { closeQuickPanel } from './quick-panel-store'
import { QuickSwitches } from './quick-switches'

const minutes = 60_000

// What one wants at a glance: the day, what comes next, what needs one, and one's own notes.
export function QuickPanel({ open }: { open: boolean }) {
  const { t } = useText()
  const id = useId()
  const panel = useQuery({
    ...quickPanelQuery(),
    ...{ enabled: open, staleTime: 0, refetchInterval: 5 * minutes },
  })
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
