import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { SuccessIcon } from '@/ui/icons'
import type { Done } from './api'
import { UndoImport } from './past-imports'

type DoneStepProps = { done: Done; fileName: string; onRestart: () => void }

// What was done, and where to go on.
export function DoneStep({ done, fileName, onRestart }: DoneStepProps) {
  const { t } = useText()
  const { create, change, same, look, left, refuse } = done.counts
  const skipped = look + left + refuse
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Typography
        variant="h3"
        component="h2"
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <SuccessIcon color="success" />
        {t('import.done')}
      </Typography>
      <Box component="ul" sx={{ my: 2, paddingInlineStart: 2.5, '& li': { py: 0.25 } }}>
        <li>{t('import.created', { count: create })}</li>
        {change > 0 && <li>{t('import.changed_people', { count: change })}</li>}
        {same > 0 && <li>{t('import.unchanged', { count: same })}</li>}
        {skipped > 0 && <li>{t('import.skipped', { count: skipped })}</li>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" component={Link} to="/apps/campus/student">
          {t('people.students.title')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onRestart}>
          {t('import.other_file')}
        </Button>
        {done.id && <UndoImport run={{ id: done.id, file_name: fileName }} onUndone={onRestart} />}
      </Box>
    </Box>
  )
}
