import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useText } from '@/texts/use-text'
import { FileDrop } from '@/ui/files/file-drop'
import { pictureRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { type Crop, wholeCrop } from './crop'
import { CropEditor } from './crop-editor'
import { cropFile, readPicture } from './picture'

export type PhotoActions = {
  // Each tells by itself what came of it; a failure that was told leaves the dialog open when it answers false.
  save: (photo: File) => Promise<boolean>
  remove: () => Promise<boolean>
}

type PhotoDialogProps = { hasPhoto: boolean; actions: PhotoActions; onClose: () => void }

// Chooses a picture, and the part of it that becomes the photo.
export function PhotoDialog({ hasPhoto, actions, onClose }: PhotoDialogProps) {
  const { t } = useText()
  const id = useId()
  const [chosen, setChosen] = useState<{ picture: ImageBitmap; crop: Crop } | null>(null)
  const [busy, setBusy] = useState(false)
  const run = async (act: () => Promise<boolean>) => {
    setBusy(true)
    const done = await act()
    setBusy(false)
    if (done) onClose()
  }
  const choice = useUpload(pictureRules, async (file) => {
    const picture = await readPicture(file)
    setChosen({ picture, crop: wholeCrop(picture) })
  })
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('photo.change')}</DialogTitle>
      <DialogContent>
        {chosen ? (
          <CropEditor {...chosen} onChange={(crop) => setChosen({ ...chosen, crop })} />
        ) : (
          <FileDrop label={t('photo.label')} rules={pictureRules} upload={choice} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {!chosen && hasPhoto && (
          <Button
            color="error"
            loading={busy}
            onClick={() => void run(actions.remove)}
            sx={{ marginInlineEnd: 'auto' }}
          >
            {t('photo.remove')}
          </Button>
        )}
        {chosen && (
          <Button color="inherit" onClick={() => setChosen(null)} sx={{ marginInlineEnd: 'auto' }}>
            {t('photo.another')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        {chosen && (
          <Button
            variant="contained"
            loading={busy}
            onClick={() => void run(async () => actions.save(await cropFile(chosen.picture, chosen.crop)))}
          >
            {t('photo.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
