import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useFormScope } from '@/ui/form/form-scope'

// As many columns as there is room for.
const columnsOf = (px: number) => `repeat(auto-fill, minmax(min(100%, ${px}px), 1fr))`

// The text helps to fill in: who only reads is spared it.
type FormSectionProps = { title: string; text?: string; children: ReactNode }

// A group of fields: what it is about at the left third, the fields at the right two thirds, two beside each
// other where there is room. <FullWidth> takes both columns. What is only read stands closer together, under its
// heading.
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId()
  const { readOnly } = useFormScope()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: readOnly ? 'minmax(0, 1fr)' : { md: 'minmax(0, 1fr) minmax(0, 2fr)' },
        columnGap: 5,
        rowGap: readOnly ? 1.5 : 2,
        py: readOnly ? 2.5 : 4,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: readOnly ? 0 : 1 },
      }}
    >
      <Box>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {text && !readOnly && (
          <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '40ch' }}>{text}</Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: readOnly
            ? { xs: columnsOf(160), sm: columnsOf(220) }
            : { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
