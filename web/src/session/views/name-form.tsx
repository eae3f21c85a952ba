import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { createViewRequestLimits } from '@/api/limits/create-view-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'

type NameFormProps = {
  title: string
  text: string | undefined
  act: string
  name: string
  onSave: (name: string) => Promise<void>
  onCancel: () => void
}

const limits = { name: createViewRequestLimits.name }

// What a view is to be called.
export function NameForm({ title, text, act, name, onSave, onCancel }: NameFormProps) {
  const { t } = useText()
  const form = useFields<{ name: string }>({ values: { name }, limits })
  const save = form.handleSubmit(async (fields) => {
    try {
      await onSave(fields.name.trim())
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        sx={{ display: 'grid', gap: 1.5, p: 2 }}
      >
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
        <TextField
          control={form.control}
          name="name"
          label={t('list.views.name')}
          autoComplete="off"
          autoFocus
        />
        <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1 }}>
          <Button color="inherit" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {act}
          </Button>
        </Box>
      </Box>
    </FormScope>
  )
}
