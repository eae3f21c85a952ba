import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useText } from '@/texts/use-text'
import type { AnswerPage } from './api'

// Whom to call, where a page can no longer help.
export function ContactLines({ contact }: { contact: AnswerPage['contact'] }) {
  const { t } = useText()
  const { name, campus, phone, email } = contact
  if (!name && !phone && !email) return null
  return (
    <Box sx={{ mt: 3, display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <strong>{t('answer.call')}</strong>
      <span>{[name, campus].filter(Boolean).join(' · ')}</span>
      {phone && (
        <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} sx={way}>
          <bdi>{phone}</bdi>
        </Link>
      )}
      {email && (
        <Link href={`mailto:${email}`} sx={way}>
          <bdi>{email}</bdi>
        </Link>
      )}
    </Box>
  )
}

const way = { display: 'inline-flex', alignItems: 'center', minHeight: 44 }
