import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type FieldProps = {
  id: string
  label: string
  help?: ReactNode
  error?: string | undefined
  required?: boolean
  children: ReactNode
}

// Label above, help or error below: the shape of every field. The error takes the place of the help, so that
// nothing moves where there was one.
export function Field({ id, label, help, error, required, children }: FieldProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="label" htmlFor={id} variant="subtitle1" sx={{ display: 'block', mb: 0.5 }}>
        {label}
        {required && (
          <Box component="span" aria-hidden sx={{ color: 'error.main', marginInlineStart: 0.5 }}>
            *
          </Box>
        )}
      </Typography>
      {children}
      {(error || help) && (
        <Typography
          id={`${id}-note`}
          variant="caption"
          component="p"
          sx={{ mt: 0.5, color: error ? 'error.main' : 'text.secondary' }}
        >
          {error ?? help}
        </Typography>
      )}
    </Box>
  )
}
