import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { SuccessIcon } from '@/ui/icons'
import type { Counts } from './api'

type DoneStepProps = { counts: Counts; onRestart: () => void }

// What was done, and where to go on.
export function DoneStep({ counts, onRestart }: DoneStepProps) {
  const { t } = useText()
  const { create, change, same, refuse } = counts
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
        {refuse > 0 && <li>{t('import.skipped', { count: refuse })}</li>}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" component={Link} to="/apps/campus/student">
          {t('people.students.title')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onRestart}>
          {t('import.other_file')}
        </Button>
      </Box>
    </Box>
  )
}
