import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { CallIcon, EmailIcon, MessageIcon, WhatsAppIcon } from '@/ui/icons'

type ContactButtonsProps = {
  // As a telephone dials it, and as people read it.
  mobile?: string
  mobileShown?: string
  email?: string
  // In a list: pictures alone in one line, under the number and the address in small letters.
  compact?: boolean
}

// One touch to call, write or send a message: the browser hands it to the telephone or the mail program.
export function ContactButtons({
  mobile = '',
  mobileShown = mobile,
  email = '',
  compact = false,
}: ContactButtonsProps) {
  const { t } = useText()
  if (!mobile && !email) return null
  if (compact) return <CompactContact mobile={mobile} mobileShown={mobileShown} email={email} />
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

function CompactContact({ mobile, mobileShown, email }: Required<Omit<ContactButtonsProps, 'compact'>>) {
  const { t } = useText()
  const ways = [
    ...(mobile
      ? [
          { label: t('record.call'), href: `tel:${mobile}`, icon: <CallIcon /> },
          { label: t('record.message'), href: `sms:${mobile}`, icon: <MessageIcon /> },
          { label: 'WhatsApp', href: `https://wa.me/${mobile.replace(/\D/g, '')}`, icon: <WhatsAppIcon /> },
        ]
      : []),
    ...(email ? [{ label: t('record.mail'), href: `mailto:${email}`, icon: <EmailIcon /> }] : []),
  ]
  return (
    <>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {[mobileShown, email].filter(Boolean).map((value) => (
          <Box
            component="bdi"
            key={value}
            sx={{ marginInlineEnd: 1.5, display: 'inline-block', maxWidth: '100%' }}
          >
            {value}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', marginInlineStart: -1.25 }}>
        {ways.map(({ label, href, icon }) => (
          <IconButton
            key={label}
            href={href}
            title={label}
            aria-label={t('record.pair', {
              name: label,
              value: href.startsWith('mailto:') ? email : mobileShown,
            })}
            sx={{ minWidth: 44, minHeight: 44 }}
            {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
          >
            {icon}
          </IconButton>
        ))}
      </Box>
    </>
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
