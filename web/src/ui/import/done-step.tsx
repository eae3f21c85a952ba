import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { DownloadIcon, SuccessIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import type { Done } from './api'
import type { ImportKind } from './kind'

type DoneStepProps = {
  kind: ImportKind
  done: Done
  saveRefused: (name: string) => Promise<void>
  onRestart: () => void
  children: ReactNode
}

// What was done, and where to go on: what was not taken can still be had as a sheet, to be mended.
export function DoneStep({ kind, done, saveRefused, onRestart, children }: DoneStepProps) {
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
        <li>{t(kind.words.created, { count: create })}</li>
        {change > 0 && <li>{t(kind.words.changed, { count: change })}</li>}
        {same > 0 && <li>{t(kind.words.unchanged, { count: same })}</li>}
        {skipped > 0 && <li>{t('import.skipped', { count: skipped })}</li>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" component={Link} to={kind.list.path}>
          {t(kind.list.title)}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onRestart}>
          {t('import.other_file')}
        </Button>
        {skipped > 0 && (
          <Button
            startIcon={<DownloadIcon />}
            onClick={() => void saveRefused(t('import.file_name_lines')).catch(notifyFailure)}
          >
            {t('import.download_refused')}
          </Button>
        )}
        {children}
      </Box>
    </Box>
  )
}
