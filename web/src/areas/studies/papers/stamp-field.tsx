import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { FileDrop } from '@/ui/files/file-drop'
import { type FileRules, pictureRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type PaperSignature, removeStamp, setStamp } from './api'

// As the server takes it.
const stampRules: FileRules = { ...pictureRules, maxBytes: 5 * 1024 * 1024 }

type StampFieldProps = {
  campusId: string
  url: string
  mayEdit: boolean
  onSaved: (saved: PaperSignature) => void
}

// The picture of a campus's stamp. It is saved as soon as it is chosen.
export function StampField({ campusId, url, mayEdit, onSaved }: StampFieldProps) {
  const { t } = useText()
  const upload = useUpload(stampRules, async (file, onProgress) => {
    onSaved(await setStamp(campusId, file, onProgress))
    notify({ text: t('signature.stamp_saved') })
  })
  const handleRemove = async () => {
    const question = { title: t('signature.remove_title'), text: t('signature.remove_text') }
    if (!(await confirm({ ...question, act: t('signature.remove_act'), irreversible: true }))) return
    try {
      onSaved(await removeStamp(campusId))
      notify({ text: t('signature.stamp_removed') })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
        <StampPicture url={url} />
        {url && mayEdit && (
          <Button size="small" color="inherit" aria-label={t('signature.remove_act')} onClick={handleRemove}>
            {t('signature.remove')}
          </Button>
        )}
      </Box>
      {mayEdit && (
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <FileDrop label={t('signature.stamp')} rules={stampRules} upload={upload} />
        </Box>
      )}
    </Box>
  )
}

// On white also where the page is dark, as it will stand on paper.
function StampPicture({ url }: { url: string }) {
  const { t } = useText()
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 152,
        height: 116,
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        ...(url && { backgroundColor: 'common.white' }),
      }}
    >
      {url ? (
        <Box
          component="img"
          src={url}
          alt={t('signature.stamp')}
          sx={{ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' }}
        />
      ) : (
        <Box sx={{ color: 'text.secondary', textAlign: 'center' }}>{t('signature.no_stamp')}</Box>
      )}
    </Box>
  )
}
