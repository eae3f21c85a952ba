import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'
import type { InvitationMail } from './api'

// The mails as they would go: to whom, in his language, with the two buttons.
export function MailPreview({ mails }: { mails: readonly InvitationMail[] }) {
  const { t } = useText()
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('inviting.mails', { count: mails.length })}</Typography>
      {mails.map((mail) => (
        <Mail key={mail.person_id + mail.subject} mail={mail} />
      ))}
    </Box>
  )
}

function Mail({ mail }: { mail: InvitationMail }) {
  const { t } = useText()
  return (
    <Box component="article" aria-label={mail.subject} sx={paper}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('inviting.to', { name: mail.person_name, email: mail.email })}
      </Typography>
      <Box lang={mail.language} sx={{ mt: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{mail.subject}</Typography>
        {mail.paragraphs.map((text, at) => (
          // Paragraphs have no name, and never change their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Typography key={at} sx={{ mt: 1.5, whiteSpace: 'pre-line' }}>
            {text}
          </Typography>
        ))}
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Box component="span" sx={{ ...button, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            {mail.accept}
          </Box>
          <Box component="span" sx={{ ...button, border: 1, borderColor: 'divider' }}>
            {mail.decline}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

const paper = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflowWrap: 'anywhere',
  minWidth: 0,
}
const button = { px: 2, py: 1, borderRadius: 1, fontWeight: 550 }
