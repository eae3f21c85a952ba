import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { confirm } from '@/ui/confirm-store'
import { FileDrop } from '@/ui/files/file-drop'
import { pictureRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type Campus, keepCampus, removeLogo, setLogo } from './api'

// The logo, with what it looks like. It is saved as soon as it is chosen.
export function LogoField({ campus }: { campus: Campus }) {
  const { t } = useText()
  const cache = useQueryClient()
  const upload = useUpload(pictureRules, async (file, onProgress) => {
    keepCampus(cache, await setLogo(campus.id, file, onProgress))
    notify({ text: t('campus.logo.saved') })
  })
  const handleRemove = async () => {
    const question = { title: t('campus.logo.question'), text: t('campus.logo.remove_text') }
    if (!(await confirm({ ...question, act: t('campus.logo.remove_act'), irreversible: true }))) return
    try {
      keepCampus(cache, await removeLogo(campus.id))
      notify({ text: t('campus.logo.removed') })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <>
      <Typography variant="subtitle1" component="div" sx={{ mb: 0.5 }}>
        {t('campus.logo.label')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
          <Avatar name={campus.name} src={campus.logo_url} size={88} square />
          {campus.logo_url && (
            <Button
              size="small"
              color="inherit"
              aria-label={t('campus.logo.remove_act')}
              onClick={handleRemove}
            >
              {t('campus.logo.remove')}
            </Button>
          )}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FileDrop label={t('campus.logo.label')} rules={pictureRules} upload={upload} />
        </Box>
      </Box>
    </>
  )
}
