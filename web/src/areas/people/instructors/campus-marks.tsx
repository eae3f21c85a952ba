import Box from '@mui/material/Box'
import { ColorMark } from '@/ui/color-mark'
import type { Instructor } from './api'

const shown = 2

// Where he teaches: two by name, the rest counted.
export function CampusMarks({ campuses }: { campuses: Instructor['campuses'] }) {
  const more = campuses.length - shown
  return (
    <Box
      component="span"
      title={campuses.map(({ name }) => name).join(', ')}
      sx={{ display: 'inline-flex', columnGap: 1.5, maxWidth: '100%' }}
    >
      {campuses.slice(0, shown).map(({ id, name, color }) => (
        <Box component="span" key={id} sx={{ display: 'inline-flex', gap: 0.75 }}>
          <ColorMark color={color} size={8} />
          {name}
        </Box>
      ))}
      {more > 0 && <Box component="span" sx={{ color: 'text.secondary' }}>{`+ ${more}`}</Box>}
    </Box>
  )
}
