import { type Language, languages, ownName } from '@/texts/languages'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { useFields } from '@/ui/form/use-fields'
import { savePaper } from './save-paper'

type PaperForm = { language: Language | ''; second: Language | '' }

const limits = {}
const choices = languages.map((language) => ({ value: language, label: ownName(language) }))

type PaperDialogProps = {
  // The route of the paper, and the name of its file.
  path: string
  name: string
  onClose: () => void
}

// A paper in other languages than the payer's own, or in two of them side by side.
export function PaperDialog({ path, name, onClose }: PaperDialogProps) {
  const { t } = useText()
  const form = useFields<PaperForm>({ values: { language: '', second: '' }, limits })
  const { control } = form
  const save = form.handleSubmit((fields) => {
    const asked = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''))
    const from = path.includes('?') ? '&' : '?'
    savePaper(asked.size > 0 ? `${path}${from}${asked}` : path, name)()
    onClose()
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t('finance.paper.title')}
        act={t('finance.pdf')}
        sending={false}
        onSend={() => void save()}
        onClose={onClose}
      >
        <ChoiceField
          control={control}
          name="language"
          label={t('finance.paper.language')}
          placeholder={t('finance.paper.payers')}
          choices={choices}
        />
        <ChoiceField
          control={control}
          name="second"
          label={t('finance.paper.second')}
          placeholder={t('finance.paper.none')}
          choices={choices}
        />
      </FormDialog>
    </FormScope>
  )
}
