import Box from '@mui/material/Box'
import type { ComponentProps } from 'react'
import { FormDialog } from '@/ui/form/form-dialog'

type MoveDialogProps = Omit<ComponentProps<typeof FormDialog>, 'wide'> & {
  // What will happen, a line each.
  lines: readonly string[]
}

// Asks before a move, says what it will do, and takes what it needs to know.
export function MoveDialog({ lines, children, ...dialog }: MoveDialogProps) {
  return (
    <FormDialog {...dialog}>
      {lines.length > 0 && (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, color: 'text.secondary' }}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
      {children}
    </FormDialog>
  )
}
