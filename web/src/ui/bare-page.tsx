import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { BrandMark } from './brand-mark'
import { LanguageMenu } from './language-menu'
import { SchemeMenu } from './scheme-menu'

type BarePageProps = { title: string; text?: ReactNode; children?: ReactNode }

// A page by itself, for who comes by a mailed link: one column in the middle, and nothing to distract.
export function BarePage({ title, text, children }: BarePageProps) {
  const { t } = useText()
  return (
    <Box component="main" sx={{ minHeight: '100dvh', px: { xs: 2, sm: 3 }, py: 2 }}>
      <title>{`${title} · ${t('ui.brand')}`}</title>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <BrandMark size={28} />
        <Box component="span" sx={{ flex: 1, fontWeight: 620 }}>
          {t('ui.brand')}
        </Box>
        <LanguageMenu />
        <SchemeMenu />
      </Box>
      <Box sx={{ maxWidth: 560, mx: 'auto', pt: { xs: 3, sm: 6 }, pb: 5 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', sm: '1.75rem' } }}>
          {title}
        </Typography>
        {text && <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{text}</Typography>}
        {children}
      </Box>
    </Box>
  )
}
