import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServerNews } from '@/api/server-news'
import { hasPermission } from '@/session/has-permission'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { BrandMark } from '@/ui/brand-mark'
import { AwayBar } from './away-bar'
import { aboveTheMiddle } from './bare-page'
import { MaintenanceView } from './maintenance-view'
import { useMaintenance } from './use-maintenance'
import { useTexts } from './use-texts'

// Lies over the page of who was refused because maintenance has begun, or says that the database is away. The page
// stays as it is, with all that was typed; when it is over, the cover goes, and what could not be fetched is fetched.
export function MaintenanceCover() {
  const { t } = useText()
  const cache = useQueryClient()
  const { maintenance, away, answered, checking, check } = useMaintenance()
  const roles = useSession((state) => state.user?.role) ?? []
  const shutOut = maintenance?.on === true && !hasPermission(['admin'], roles)
  const ready = useTexts('home')
  const open = shutOut && ready
  useEffect(() => {
    if (!answered || shutOut) return
    // It was only busy, or it is over.
    useServerNews.setState({ refused: false })
    void cache.invalidateQueries()
  }, [answered, shutOut, cache])
  if (away && ready) return <AwayBar />
  if (!open) return null
  return (
    <Dialog open fullScreen aria-label={t('home.maintenance.title')}>
      <Box sx={aboveTheMiddle}>
        <BrandMark size={36} />
        <MaintenanceView maintenance={maintenance} kept checking={checking} onCheck={check} />
      </Box>
    </Dialog>
  )
}
