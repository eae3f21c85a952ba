import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router'
import { sheetParts } from '@/offline/kit/kit-stand'
import type { WaitingSheet } from '@/offline/kit/what-waits'
import type { SheetKinds } from '@/offline/sheet-kind'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { BringIn } from './bring-in'

type WaitingPartProps = { waiting: readonly WaitingSheet[]; kinds: SheetKinds; onChange: () => Promise<void> }

// What was entered on this device and is not in the school's books yet; where somebody has to decide, the way there.
export function WaitingPart({ waiting, kinds, onChange }: WaitingPartProps) {
  const { t } = useText()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('kept.kit.waiting')}
      </Typography>
      {waiting.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('kept.kit.nothing_waits')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {waiting.map((one) => (
          <Box
            component="li"
            key={one.name}
            sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <WaitingName one={one} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {sayCounts(one, t)}
            </Typography>
          </Box>
        ))}
      </Box>
      <BringIn kinds={kinds} onDone={onChange} />
    </Box>
  )
}

function WaitingName({ one: { kind, title, place } }: { one: WaitingSheet }) {
  const { t } = useText()
  const part = sheetParts.find((name) => name === kind)
  const name = [part && t(`kept.kit.part.${part}`), title].filter(Boolean).join(' · ')
  if (!place) return <Box sx={{ fontWeight: 550 }}>{name}</Box>
  return (
    <MuiLink component={Link} to={place} sx={{ fontWeight: 550 }}>
      {name}
    </MuiLink>
  )
}

function sayCounts({ waiting, conflicts, refused }: WaitingSheet, t: Texts['t']): string {
  return [
    waiting > 0 && t('kept.kit.entries', { count: waiting }),
    conflicts > 0 && t('kept.kit.conflicts', { count: conflicts }),
    refused > 0 && t('kept.kit.refused', { count: refused }),
  ]
    .filter(Boolean)
    .join(' · ')
}
