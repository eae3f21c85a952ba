import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { cldrLanguages } from '@/lib/cldr-languages'
import { languageName, languageNames } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { FileDrop } from '@/ui/files/file-drop'
import { captionRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { SearchChoiceField } from '@/ui/form/search-choice-field'
import { useFields } from '@/ui/form/use-fields'
import { DeleteIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { Recording } from '../recording-kind'
import { refreshSession, removeCaption, setCaption } from './api'

// What is said in a film, as a file for each language.
export function CaptionsDialog({ recording, onClose }: { recording: Recording; onClose: () => void }) {
  const { t, language } = useText()
  const id = useId()
  const cache = useQueryClient()
  const { captions } = recording
  const spoken = useMemo(() => languageNames(cldrLanguages, language), [language])
  const { control } = useFields({ values: { language }, limits: {} })
  const chosen = useWatch({ control, name: 'language' })
  const upload = useUpload(captionRules, async (file) => {
    await setCaption(recording.id, chosen, file)
    refreshSession(cache, recording.session_id)
    notify({ text: t('recording.captions.saved') })
  })
  const remove = async (code: string) => {
    const name = { language: languageName(code, language) }
    const question = {
      title: t('recording.captions.question'),
      text: t('recording.captions.remove_text', name),
    }
    if (!(await confirm({ ...question, act: t('recording.captions.remove_act'), irreversible: true }))) return
    try {
      await removeCaption(recording.id, code)
      notify({ text: t('recording.captions.removed', name) })
    } catch (error) {
      notifyFailure(error)
    }
    refreshSession(cache, recording.session_id)
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('recording.captions.title', { title: recording.title })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('recording.captions.text')}</Typography>
        {captions.length === 0 && <Typography>{t('recording.captions.none')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {captions.map((one) => (
            <Box component="li" key={one.language} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: 1 }}>{languageName(one.language, language)}</Box>
              <IconButton
                aria-label={t('recording.captions.remove', {
                  language: languageName(one.language, language),
                })}
                onClick={() => void remove(one.language)}
              >
                <DeleteIcon />
              </IconButton>
            </Box>
          ))}
        </Box>
        <SearchChoiceField
          control={control}
          name="language"
          label={t('recording.captions.language')}
          choices={spoken}
        />
        {chosen && <FileDrop label={t('recording.captions.add')} rules={captionRules} upload={upload} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
