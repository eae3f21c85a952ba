import Box from '@mui/material/Box'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'

// The name of a tab, with a dot where something in it is not saved yet.
export function TabLabel({ text, changed }: { text: string; changed: boolean }) {
  const { t } = useText()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {text}
      {changed && (
        <Box component="span" sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'primary.main' }}>
          <span style={visuallyHidden}>{t('ui.unsaved')}</span>
        </Box>
      )}
    </Box>
  )
}
