import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { BareHeader } from '@/ui/bare-header'

type DoorPageProps = {
  title: string
  text?: ReactNode
  // Whose door it is, where that is known.
  school?: string
  mark?: string
  // What stands beside the column where there is room.
  aside?: ReactNode
  children?: ReactNode
}

// The pages in front of the door (sign-in, recovery, registration): one calm column and nothing to distract.
export function DoorPage({ title, text, school, mark, aside, children }: DoorPageProps) {
  const { t } = useText()
  const columns = aside ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)'
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
      }}
    >
      <title>{`${title} · ${t('ui.brand')}`}</title>
      <Box sx={{ display: 'flex', flexDirection: 'column', px: 3, py: 2 }}>
        <BareHeader school={school} mark={mark} />
        {/* Not centred: what comes later (providers, registration) must not push up what is there. */}
        <Box sx={{ width: '100%', maxWidth: 360, mx: 'auto', mt: { xs: '4vh', sm: '12vh' }, py: 5 }}>
          <Typography variant="h1">{title}</Typography>
          {text && <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>{text}</Typography>}
          {children}
        </Box>
      </Box>
      {aside}
    </Box>
  )
}
