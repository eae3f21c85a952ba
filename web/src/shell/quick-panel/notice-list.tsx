import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { ErrorIcon, InfoIcon } from '@/ui/icons'
import type { PanelNotice } from './api'
import { PanelLink } from './panel-link'

// What one should know of, one line each, with the way to do something about it.
export function NoticeList({ notices }: { notices: readonly PanelNotice[] }) {
  const { t, code } = useText()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
      {notices.map((notice) => (
        <Box component="li" key={notice.code} sx={{ display: 'flex', gap: 1 }}>
          {notice.urgent ? (
            <ErrorIcon titleAccess={t('home.panel.urgent')} sx={{ color: 'error.main' }} />
          ) : (
            <InfoIcon aria-hidden sx={{ color: 'text.secondary' }} />
          )}
          <PanelLink to={notice.link}>{code(notice.code, notice.params) ?? notice.code}</PanelLink>
        </Box>
      ))}
    </Box>
  )
}
