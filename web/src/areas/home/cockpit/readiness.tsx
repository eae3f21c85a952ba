import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'

// How much of what is needed by now is there: a bar, and the figure in words, which leads to what it is made of.
export function Readiness({ percent, to }: { percent: number; to: string }) {
  const { t } = useText()
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.8125rem', color: 'text.secondary' }}
    >
      <Box
        aria-hidden
        sx={{
          flex: 1,
          height: 6,
          minWidth: 32,
          overflow: 'hidden',
          borderRadius: 99,
          backgroundColor: 'action.hover',
        }}
      >
        <Box
          style={{ inlineSize: `${percent}%` }}
          sx={{
            height: '100%',
            borderRadius: 99,
            backgroundColor: percent === 100 ? 'success.main' : 'primary.main',
          }}
        />
      </Box>
      <MuiLink component={Link} to={to} color="inherit" underline="hover">
        {t('cockpit.ready', { percent })}
      </MuiLink>
    </Box>
  )
}
