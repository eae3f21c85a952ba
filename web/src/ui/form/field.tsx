import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type FieldProps = {
  id: string
  label: string
  help?: ReactNode
  error?: string | undefined
  required?: boolean
  // A switch or a tick box stands before its label.
  inline?: boolean
  children: ReactNode
}

const inlineGrid = { display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'center', columnGap: 1 }

// Label above, help or error below: the shape of every field. The error takes the place of the help, so that
// nothing moves where there was one.
export function Field({ id, label, help, error, required, inline = false, children }: FieldProps) {
  return (
    <Box sx={{ minWidth: 0, ...(inline && inlineGrid) }}>
      {inline && children}
      <Typography
        component="label"
        htmlFor={id}
        variant="subtitle1"
        sx={{ display: 'block', mb: inline ? 0 : 0.5 }}
      >
        {label}
        {required && (
          <Box component="span" aria-hidden sx={{ color: 'error.main', marginInlineStart: 0.5 }}>
            *
          </Box>
        )}
      </Typography>
      {!inline && children}
      {(error || help) && (
        <Typography
          id={`${id}-note`}
          variant="caption"
          component="p"
          sx={{ mt: inline ? 0 : 0.5, gridColumn: 2, color: error ? 'error.main' : 'text.secondary' }}
        >
          {error ?? help}
        </Typography>
      )}
    </Box>
  )
}
