import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import type { Availability } from './api'
import { KindChip } from './kind-chip'
import { sayWhen } from './say-repeat'

type EntryRowProps = { entry: Availability; children?: ReactNode }

// One entry in a list: what it says, when, why, who said it, and what can be done with it.
export function EntryRow({ entry, children }: EntryRowProps) {
  const texts = useText()
  const { t } = texts
  const origin = entry.origin === 'self' ? '' : t(`availability.origin.${entry.origin}`)
  const small = [entry.reason, origin].filter(Boolean).join(' · ')
  return (
    <Box component="li" sx={row}>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'flex-start', sm: 'center' },
          columnGap: 1.5,
          rowGap: 0.75,
        }}
      >
        <Box sx={{ width: { sm: 132 }, flexShrink: 0 }}>
          <KindChip kind={entry.kind} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 550, '&::first-letter': { textTransform: 'uppercase' } }}>
            <bdi>{sayWhen(entry, texts)}</bdi>
          </Box>
          {small && (
            <Typography
              variant="caption"
              component="div"
              sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {small}
            </Typography>
          )}
        </Box>
      </Box>
      {children}
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
}
