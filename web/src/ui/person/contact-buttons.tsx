import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { CallIcon, EmailIcon, MessageIcon, WhatsAppIcon } from '@/ui/icons'

type ContactButtonsProps = {
  // As a telephone dials it, and as people read it.
  mobile?: string
  mobileShown?: string
  email?: string
}

// One touch to call, write or send a message: the browser hands it to the telephone or the mail program.
export function ContactButtons({ mobile = '', mobileShown = mobile, email = '' }: ContactButtonsProps) {
  const { t } = useText()
  if (!mobile && !email) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
      {mobile && (
        <>
          <Contact label={t('record.call')} icon={<CallIcon />} href={`tel:${mobile}`} text={mobileShown} />
          <Contact label={t('record.message')} icon={<MessageIcon />} href={`sms:${mobile}`} />
          <Contact
            label="WhatsApp"
            icon={<WhatsAppIcon />}
            href={`https://wa.me/${mobile.replace(/\D/g, '')}`}
            away
          />
        </>
      )}
      {email && (
        <Contact label={t('record.mail')} icon={<EmailIcon />} href={`mailto:${email}`} text={email} />
      )}
    </Box>
  )
}

type ContactProps = {
  label: string
  icon: ReactNode
  href: string
  // What is shown instead of the label: the number or address itself.
  text?: string
  away?: boolean
}

function Contact({ label, icon, href, text, away = false }: ContactProps) {
  const { t } = useText()
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      href={href}
      {...(away && { target: '_blank', rel: 'noreferrer' })}
      aria-label={text && t('record.pair', { name: label, value: text })}
      title={text && label}
      startIcon={icon}
      sx={{ minWidth: 0, maxWidth: '100%', borderColor: 'divider', color: 'text.primary', minHeight: 36 }}
    >
      <Box component="bdi" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {text ?? label}
      </Box>
    </Button>
  )
}
