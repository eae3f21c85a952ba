import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Children, type ReactNode, useId } from 'react'
import { useSteps } from '@/lib/use-steps'
import { useFormScope } from '@/ui/form/form-scope'

// Where the room suffices for two columns; asked of the page's width, which every part of it has.
export const besideFields = '@container (min-width: 800px)'

type RecordColumnsProps = {
  // What one wants to know at a glance: the class, the church, the last changes.
  aside?: ReactNode
  children: ReactNode
}

// A record that is read: what stands out beside its fields, after them where there is no room beside: it comes a
// moment later, and must not push away what one reads already. A form has the whole width. What is read is drawn
// section by section, what stands out last; a form is whole at once, since one of its fields is to be typed into.
export function RecordColumns({ aside, children }: RecordColumnsProps) {
  const { readOnly } = useFormScope()
  const beside = readOnly && aside
  const sections = Children.toArray(children)
  const parts = sections.length + (beside ? 1 : 0)
  const drawn = useSteps(parts, 1, !readOnly)
  return (
    // What stands below the record waits below the screen until all of it is drawn.
    <Box sx={{ containerType: 'inline-size' }} style={{ minHeight: drawn < parts ? '100vh' : undefined }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          ...(beside && {
            [besideFields]: { gridTemplateColumns: 'minmax(0, 1fr) 296px', columnGap: 5 },
          }),
        }}
      >
        <Box sx={{ minWidth: 0 }}>{sections.slice(0, drawn)}</Box>
        {beside && drawn === parts && (
          <Box sx={{ display: 'grid', alignContent: 'start', gap: 2, mb: 3 }}>{aside}</Box>
        )}
      </Box>
    </Box>
  )
}

type AsideCardProps = { title: string; action?: ReactNode; children: ReactNode }

// One thing beside the fields of a record. No landmark: a section of the fields may bear the same name.
export function AsideCard({ title, action, children }: AsideCardProps) {
  const id = useId()
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 0.75 }}>
        <Typography id={id} variant="subtitle1" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  )
}
