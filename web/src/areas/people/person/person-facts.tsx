import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { countryName } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { CampusIcon, PlaceIcon } from '@/ui/icons'
import { ContactButtons } from '@/ui/person/contact-buttons'
import type { Person } from './api'

// Where he belongs, where he lives, and how to reach him.
export function PersonFacts({ person }: { person: Person }) {
  const { language } = useText()
  const place = [person.city, countryName(person.country, language)].filter(Boolean).join(', ')
  const campuses = person.memberships.map(({ campus_name: name }) => name).join(', ')
  return (
    <>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {campuses && <Fact icon={<CampusIcon />}>{campuses}</Fact>}
        {place && <Fact icon={<PlaceIcon />}>{place}</Fact>}
      </Box>
      <ContactButtons mobile={person.mobile} mobileShown={person.mobile_shown} email={person.email} />
    </>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minWidth: 0,
        '& svg': { fontSize: '1rem' },
      }}
    >
      {icon}
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}
