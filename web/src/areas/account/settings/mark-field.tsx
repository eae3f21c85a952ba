import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { FileDrop } from '@/ui/files/file-drop'
import { pictureRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { fieldErrorText } from '@/ui/form/field-error'
import { useFormScope } from '@/ui/form/form-scope'
import { ReadField } from '@/ui/form/read-field'
import { markOf } from './mark-picture'
import type { SettingsForm } from './settings-form'

// The school's mark on the sign-in page, saved with everything else.
export function MarkField({ control }: { control: Control<SettingsForm> }) {
  const texts = useText()
  const { t } = texts
  const { readOnly, faces } = useFormScope()
  const { field, fieldState } = useController({ control, name: 'mark' })
  const label = t('settings.mark')
  useEffect(() => {
    faces.set('mark', { label, show: (value) => (value ? t('settings.mark_there') : '') })
  }, [faces, label, t])
  const upload = useUpload(pictureRules, async (file) => field.onChange(await markOf(file)))
  const picture = field.value && (
    <Box component="img" src={field.value} alt="" sx={{ width: 56, height: 56, objectFit: 'contain' }} />
  )
  // Of a picture that is refused when it is saved.
  const error = fieldErrorText(fieldState.error, texts)
  if (readOnly) return <ReadField label={label}>{picture}</ReadField>
  return (
    <>
      <Typography variant="subtitle1" component="div" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        {picture && (
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
            {picture}
            <Button size="small" color="inherit" onClick={() => field.onChange('')}>
              {t('settings.mark_remove')}
            </Button>
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FileDrop label={label} rules={pictureRules} upload={upload} />
          {error && (
            <FormHelperText error role="alert">
              {error}
            </FormHelperText>
          )}
        </Box>
      </Box>
    </>
  )
}
