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
import type { Person } from '../profile/api'
import { type Crop, wholeCrop } from './crop'
import { CropEditor } from './crop-editor'
import { readPicture } from './picture'
import { usePhotoActions } from './use-photo-actions'

type PhotoDialogProps = { person: Person; onClose: () => void }

// Chooses a picture, and the part of it that becomes the photo.
export function PhotoDialog({ person, onClose }: PhotoDialogProps) {
  const { t } = useText()
  const id = useId()
  const [chosen, setChosen] = useState<{ picture: ImageBitmap; crop: Crop } | null>(null)
  const { save, remove, busy } = usePhotoActions(onClose)
  const choice = useUpload(pictureRules, async (file) => {
    const picture = await readPicture(file)
    setChosen({ picture, crop: wholeCrop(picture) })
  })
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('profile.photo.change')}</DialogTitle>
      <DialogContent>
        {chosen ? (
          <CropEditor {...chosen} onChange={(crop) => setChosen({ ...chosen, crop })} />
        ) : (
          <FileDrop label={t('profile.photo.label')} rules={pictureRules} upload={choice} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {!chosen && person.photo_url && (
          <Button color="error" loading={busy} onClick={remove} sx={{ marginInlineEnd: 'auto' }}>
            {t('profile.photo.remove')}
          </Button>
        )}
        {chosen && (
          <Button color="inherit" onClick={() => setChosen(null)} sx={{ marginInlineEnd: 'auto' }}>
            {t('profile.photo.another')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        {chosen && (
          <Button variant="contained" loading={busy} onClick={() => save(chosen.picture, chosen.crop)}>
            {t('profile.photo.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
