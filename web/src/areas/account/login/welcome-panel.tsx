import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'

// What the place is for, in three lines. Only where there is room.
export function WelcomePanel() {
  const { t } = useText()
  const lines = [
    t('account.login.panel_courses'),
    t('account.login.panel_campus'),
    t('account.login.panel_library'),
  ]
  return (
    <Box
      component="section"
      aria-label={t('account.login.panel_title')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'center',
        px: 8,
        bgcolor: 'grey.50',
        borderInlineStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ maxWidth: 440 }}>
        <Typography variant="h1" component="p" sx={{ textWrap: 'balance' }}>
          {t('account.login.panel_title')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0, display: 'grid', gap: 2 }}>
          {lines.map((line) => (
            <Box
              component="li"
              key={line}
              sx={{
                paddingInlineStart: 2,
                borderInlineStart: '3px solid',
                borderColor: 'primary.main',
                color: 'text.secondary',
                maxWidth: '55ch',
              }}
            >
              {line}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
