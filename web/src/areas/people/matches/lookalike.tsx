import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { Schemas } from '@/api/client'
import { writeDay } from '@/lib/calendar-days'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import type { Match } from './matches'

type LookalikeFactsProps = {
  person: Schemas['Lookalike']
  // The way to the record, where the name is to lead there.
  href?: string
  // Why he is like somebody.
  reasons?: Match['reasons']
}

// Somebody as one compares him: photo, name, and what tells people of one name apart.
export function LookalikeFacts({ person, href, reasons = [] }: LookalikeFactsProps) {
  const { language } = useText()
  const { name, photo_url: photo = '', campuses, birth_date: born, email, mobile, city } = person
  const facts = [campuses.join(', '), born && writeDay(born, language), email, mobile, city].filter(Boolean)
  return (
    <>
      <Avatar name={name} src={photo} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {href ? (
            <Box component={Link} to={href} sx={{ color: 'primary.main' }}>
              {name}
            </Box>
          ) : (
            name
          )}
        </Box>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {facts.join(' · ')}
        </Typography>
        {reasons.length > 0 && <Reasons reasons={reasons} />}
      </Box>
    </>
  )
}

// Why two are alike: "Same name and date of birth".
export function Reasons({ reasons }: { reasons: Match['reasons'] }) {
  const { t } = useText()
  return (
    <Typography variant="caption" component="p" sx={{ color: 'warning.main', fontWeight: 550 }}>
      {reasons.map((reason) => t(`people.match.reason.${reason}`)).join(' · ')}
    </Typography>
  )
}
