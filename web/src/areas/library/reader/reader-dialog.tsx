import Dialog from '@mui/material/Dialog'
import type { FileId } from './api'
import { EpubReader } from './epub-reader'

type ReaderDialogProps = { file: FileId; title: string; position: number; onClose: () => void }

// The whole window is for the text. Needs the texts "book".
export function ReaderDialog({ title, onClose, ...props }: ReaderDialogProps) {
  return (
    <Dialog open fullScreen onClose={onClose} aria-label={title}>
      <EpubReader title={title} onClose={onClose} {...props} />
    </Dialog>
  )
}
