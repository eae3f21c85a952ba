import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useText } from '@/texts/use-text'
import { UploadIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'

const FromFilesDialog = lazyPart(() =>
  import('./from-files-dialog').then((m) => ({ default: m.FromFilesDialog })),
)

// Makes books of their files. A file that is dragged over the catalogue needs no button: the place to drop it opens.
export function FromFilesButton() {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const handleDrag = ({ dataTransfer }: DragEvent) => {
      if (dataTransfer?.types.includes('Files')) setOpen(true)
    }
    window.addEventListener('dragenter', handleDrag)
    return () => window.removeEventListener('dragenter', handleDrag)
  }, [])
  return (
    <>
      <Button color="inherit" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {t('book.from_file.open')}
      </Button>
      {open && <FromFilesDialog onClose={() => setOpen(false)} />}
    </>
  )
}
