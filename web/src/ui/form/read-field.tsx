import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { EditIcon } from '@/ui/icons'

type ReadFieldProps = {
  label: string
  // Changes just this one, for who may.
  onEdit?: (() => void) | undefined
  children: ReactNode
}

// A value that is read: its name in small, then what it is; a dash where there is nothing.
export function ReadField({ label, onEdit, children }: ReadFieldProps) {
  return (
    <Box sx={{ minWidth: 0, '&:hover .edit-this': { opacity: 1 } }}>
      <Typography
        variant="caption"
        component="div"
        sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary' }}
      >
        {label}
        {onEdit && <EditThis onClick={onEdit} />}
      </Typography>
      <Typography component="div" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children || '–'}
      </Typography>
    </Box>
  )
}

// For the mouse, under the pointer only. Who uses the keyboard or listens has the one button that opens the form, and
// is spared one more for each field.
function EditThis({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      className="edit-this"
      aria-hidden
      tabIndex={-1}
      size="small"
      onClick={onClick}
      sx={{
        my: -0.75,
        marginInlineStart: 0.25,
        p: 0.5,
        opacity: 0,
        '& svg': { fontSize: '0.875rem' },
        '@media (hover: none)': { display: 'none' },
      }}
    >
      <EditIcon />
    </IconButton>
  )
}
