import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import type { AnswerPage } from './api'
import { PlainLink } from './plain-link'

// Whom to call, where a page can no longer help.
export function ContactLines({ contact }: { contact: AnswerPage['contact'] }) {
  const { t } = useText()
  const { name, campus, phone, email } = contact
  // Where nobody is known any more, the campus is: it is called or visited.
  if (!name && !campus && !phone && !email) return null
  return (
    <Box sx={{ mt: 3, display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <strong>{t('answer.call')}</strong>
      <span>{[name, campus].filter(Boolean).join(' · ')}</span>
      {phone && (
        <PlainLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} sx={way}>
          <bdi>{phone}</bdi>
        </PlainLink>
      )}
      {email && (
        <PlainLink href={`mailto:${email}`} sx={way}>
          <bdi>{email}</bdi>
        </PlainLink>
      )}
    </Box>
  )
}

const way = { display: 'inline-flex', alignItems: 'center', minHeight: 44 }
