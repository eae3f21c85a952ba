import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import type { AnyKind } from './sheet-kind'
import { takenAlong } from './taken-along'

export const takenKey = ['taken-along'] as const

// The sheets that open on this device without a line, with how fresh they are. Nothing where there are none.
export function TakenList({ kind }: { kind: AnyKind }) {
  const { t, language } = useText()
  const id = useId()
  const taken = useQuery({
    queryKey: [...takenKey, kind.name],
    queryFn: () => takenAlong(kind),
    staleTime: 0,
  })
  if (!taken.data?.length) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('kept.along.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {taken.data.map(({ id: sheet, data, at }) => (
          <Box
            component="li"
            key={`${sheet.agendaCourseId} ${sheet.classId}`}
            sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <MuiLink component={Link} to={kind.place(sheet, data)} sx={{ fontWeight: 550 }}>
              {kind.titleOf(data)}
            </MuiLink>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('kept.along.as_of', { when: formatMoment(new Date(at).toISOString(), language) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
