import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { type TakenAlong, takenAlong } from './taken-along'

export const takenKey = ['taken-along'] as const

type TakenListProps<Sheet> = {
  kind: { name: string }
  // Where it is opened, and what it is called.
  place: (sheet: TakenAlong<Sheet>) => string
  title: (sheet: TakenAlong<Sheet>) => string
}

// The sheets that open on this device without a line, with how fresh they are. Nothing where there are none.
export function TakenList<Sheet>({ kind, place, title }: TakenListProps<Sheet>) {
  const { t, language } = useText()
  const id = useId()
  const taken = useQuery({
    queryKey: [...takenKey, kind.name],
    queryFn: () => takenAlong<Sheet>(kind),
    staleTime: 0,
  })
  if (!taken.data?.length) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('kept.along.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {taken.data.map((one) => (
          <Box
            component="li"
            key={`${one.id.agendaCourseId} ${one.id.classId}`}
            sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <MuiLink component={Link} to={place(one)} sx={{ fontWeight: 550 }}>
              {title(one)}
            </MuiLink>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('kept.along.as_of', { when: formatMoment(new Date(one.at).toISOString(), language) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
