import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type MessageStateProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  small?: string | undefined
  // Something failed, or is not there: it says so to whoever opens every page to see that none does (e2e/every-page.ts).
  fault?: 'error' | 'missing'
  // It stands for the whole page, whose heading it then is.
  page?: boolean
}

// The shape that empty, error and not-found states share: one line, one sentence, the next step.
export function MessageState({ title, text, action, small, fault, page }: MessageStateProps) {
  return (
    <Box
      data-fault={fault}
      role={fault === 'error' ? 'alert' : undefined}
      sx={{ maxWidth: '32rem', mx: 'auto', py: { xs: 5, sm: 8 }, px: 2, textAlign: 'center' }}
    >
      <Typography variant="h3" component={page ? 'h1' : 'p'}>
        {title}
      </Typography>
      {text && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>}
      {action && <Box sx={{ mt: 2.5 }}>{action}</Box>}
      {small && (
        <Typography
          variant="caption"
          component="p"
          sx={{ mt: 2, color: 'text.secondary', userSelect: 'all' }}
        >
          {small}
        </Typography>
      )}
    </Box>
  )
}
