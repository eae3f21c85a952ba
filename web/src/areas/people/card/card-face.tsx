import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import type { PersonCard } from './api'
import { ean13 } from './ean13'

// A card as it is printed: of the size and shape of a bank card, dark on white whatever the theme, since a scanner reads
// it off a phone.
export function CardFace({ card }: { card: PersonCard }) {
  const { t } = useText()
  return (
    <Box
      sx={{
        width: 'min(100%, 360px)',
        aspectRatio: '85 / 54',
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'common.white',
        color: 'common.black',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
        <Avatar name={card.name} src={card.photo_url} size={72} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600, fontSize: '1.125rem' }}>{card.name}</Box>
          <Box>{card.campus_name}</Box>
          <Box>{t('badge.title')}</Box>
        </Box>
      </Box>
      <Bars number={card.number} label={t('badge.barcode', { number: card.number })} />
    </Box>
  )
}

function Bars({ number, label }: { number: string; label: string }) {
  const modules = ean13(number)
  return (
    <Box dir="ltr" sx={{ textAlign: 'center' }}>
      <Box
        component="svg"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${modules.length} 30`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        sx={{ display: 'block', width: '100%', height: 56 }}
      >
        {[...modules].map((one, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a module is its place
          one === '1' ? <rect key={at} x={at} y={0} width={1} height={30} fill="currentColor" /> : null,
        )}
      </Box>
      <Box aria-hidden sx={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.15em' }}>
        {number}
      </Box>
    </Box>
  )
}
