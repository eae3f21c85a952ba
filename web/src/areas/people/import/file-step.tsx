import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'
import { FileDrop } from '@/ui/files/file-drop'
import { useUpload } from '@/ui/files/use-upload'
import { DownloadIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { downloadTemplate } from './api'
import { Defaults } from './defaults'
import type { Import } from './use-import'

const rules = { extensions: ['xlsx', 'csv'], maxBytes: 10 * 1024 * 1024 }

// The file, and what holds for the rows that do not say it themselves.
export function FileStep({ state }: { state: Import }) {
  const { t } = useText()
  const upload = useUpload(rules, state.take)
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 3 }}>
      <Box>
        <Typography sx={{ color: 'text.secondary' }}>{t('import.file_text')}</Typography>
        <Button
          startIcon={<DownloadIcon />}
          onClick={() => void downloadTemplate().catch(notifyFailure)}
          sx={{ mt: 1, marginInlineStart: -1 }}
        >
          {t('import.template')}
        </Button>
      </Box>
      <Defaults options={state.options} onChange={state.setOptions} />
      <FileDrop label={t('import.file')} rules={rules} upload={upload} />
    </Box>
  )
}
