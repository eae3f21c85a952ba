import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'
import type { Contact } from './api'

// Who is told when one asks for a course that has ended, and how he is called.
export function WhomToAsk({ contact: { campus, phone } }: { contact: Contact }) {
  const { t } = useText()
  if (!campus) return null
  return (
    <Typography sx={{ color: 'text.secondary', mb: 1 }}>
      {t('rhema.whom', { campus })}{' '}
      {phone && (
        <MuiLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <bdi>{t('rhema.call', { phone })}</bdi>
        </MuiLink>
      )}
    </Typography>
  )
}
