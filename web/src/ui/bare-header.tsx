import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { BrandMark } from './brand-mark'
import { LanguageMenu } from './language-menu'
import { SchemeMenu } from './scheme-menu'

// The top of a page that stands by itself: whose it is, its language, light or dark.
export function BareHeader() {
  const { t } = useText()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <BrandMark size={28} />
      <Box component="span" sx={{ flex: 1, fontWeight: 620 }}>
        {t('ui.brand')}
      </Box>
      <LanguageMenu />
      <SchemeMenu />
    </Box>
  )
}
