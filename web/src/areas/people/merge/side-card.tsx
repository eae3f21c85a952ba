import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { ClosedIcon, KeyIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { Side } from './api'

// One of the two records, as people tell them apart.
export function SideCard({ side, title }: { side: Side; title: string }) {
  const { t, language } = useText()
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="caption" component="h2" sx={{ color: 'text.secondary', mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar name={side.name} src={side.photo_url} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{side.name}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            {t('merge.since', { date: formatDay(side.created_at, language) })}
          </Box>
        </Box>
      </Box>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {!side.enabled && <StateChip tone="error" icon={<ClosedIcon />} label={t('person.disabled')} />}
        {side.signs_in ? (
          <StateChip tone="success" icon={<KeyIcon />} label={t('merge.signs_in')} />
        ) : (
          <StateChip tone="neutral" icon={<KeyIcon />} label={t('merge.no_sign_in')} />
        )}
      </Box>
    </Box>
  )
}
