import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import type { QuickPanelData } from './api'

// Which day it is at the campus, in large letters.
export function PanelDay({ data }: { data: QuickPanelData | undefined }) {
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
