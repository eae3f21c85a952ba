import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Schemas } from '@/api/client'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'

type MaintenanceViewProps = {
  maintenance: Schemas['Maintenance']
  // Somebody's page stands behind this one.
  kept?: boolean
  checking: boolean
  onCheck: () => void
  // Another way on.
  children?: ReactNode
}

// Says that it is closed, why, and until when. It goes away by itself.
export function MaintenanceView({ maintenance, kept, checking, onCheck, children }: MaintenanceViewProps) {
  const { t, language } = useText()
  const { message, until } = maintenance
  const ahead = until && new Date(until) > new Date()
  return (
    <Box sx={{ maxWidth: '34rem', px: 3, pt: 3, pb: 5, textAlign: 'center' }}>
      <Typography variant="h1">{t('home.maintenance.title')}</Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('home.maintenance.text')}</Typography>
      {kept && <Typography sx={{ mt: 1 }}>{t('home.maintenance.kept')}</Typography>}
      {message && (
        <Typography
          sx={{ mt: 3, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, whiteSpace: 'pre-line' }}
        >
          {message}
        </Typography>
      )}
      {ahead && (
        <Typography sx={{ mt: 2, fontWeight: 550 }}>
          {t('home.maintenance.until', { time: formatMoment(until, language) })}
        </Typography>
      )}
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button variant="outlined" loading={checking} onClick={onCheck}>
          {t('home.maintenance.check')}
        </Button>
        {children}
      </Box>
    </Box>
  )
}
