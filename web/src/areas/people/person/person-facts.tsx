import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { countryName } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { CampusIcon, EmailIcon, PhoneIcon, PlaceIcon } from '@/ui/icons'
import type { Person } from './api'

// Where he belongs, how to reach him, where he lives.
export function PersonFacts({ person }: { person: Person }) {
  const { language } = useText()
  const place = [person.city, countryName(person.country, language)].filter(Boolean).join(', ')
  const campuses = person.memberships.map(({ campus_name: name }) => name).join(', ')
  return (
    <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {campuses && <Fact icon={<CampusIcon />}>{campuses}</Fact>}
      {person.mobile_shown && (
        <Fact icon={<PhoneIcon />} href={`tel:${person.mobile}`}>
          {person.mobile_shown}
        </Fact>
      )}
      {person.email && (
        <Fact icon={<EmailIcon />} href={`mailto:${person.email}`}>
          {person.email}
        </Fact>
      )}
      {place && <Fact icon={<PlaceIcon />}>{place}</Fact>}
    </Box>
  )
}

function Fact({ icon, href, children }: { icon: ReactNode; href?: string; children: string }) {
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
      {href ? (
        <Box
          component="a"
          href={href}
          sx={{
            color: 'inherit',
            overflowWrap: 'anywhere',
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          <bdi>{children}</bdi>
        </Box>
      ) : (
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </Box>
      )}
    </Box>
  )
}
