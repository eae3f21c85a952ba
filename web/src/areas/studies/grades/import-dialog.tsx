import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { SheetId } from '@/offline/sheet-kind'
import { useText } from '@/texts/use-text'
import { FileDrop } from '@/ui/files/file-drop'
import type { FileRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { type Proposal, planImport } from './api'

const rules: FileRules = { extensions: ['xlsx', 'csv'], maxBytes: 2 * 1024 * 1024 }

type ImportDialogProps = { id: SheetId; onPlanned: (proposals: Proposal[]) => void; onClose: () => void }

/** Takes a file of grades. It is only read: what it would do is shown next. */
export function ImportDialog({ id, onPlanned, onClose }: ImportDialogProps) {
  const { t } = useText()
  const titleId = useId()
  const upload = useUpload(rules, async (file) => onPlanned(await planImport(id, file)))
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('grade.import.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t('grade.import.how')}</Typography>
        <FileDrop label={t('grade.import.file')} rules={rules} upload={upload} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
