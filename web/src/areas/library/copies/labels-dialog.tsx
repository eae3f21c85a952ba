import { download } from '@/api/download'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { FoundField, type FoundOne } from '@/ui/form/found-field'
import { NumberField } from '@/ui/form/number-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { paperBooksQuery } from './api'

type LabelsDialogProps = {
  // Of which books and campus, to begin with; without any it is of all in reach.
  books?: FoundOne[]
  campusId: string
  onClose: () => void
}

const sheets = ['3x8', '3x7', '2x7', '5x13'] as const

type Chosen = { campus_id: string; books: FoundOne[]; sheet: string; start: number }

const limits = { start: { minimum: 1, maximum: 65, integer: true } } as const

// Labels of copies, on one of the common sheets: of books, of a campus, or both. A sheet that was begun is used up.
export function LabelsDialog({ books = [], campusId, onClose }: LabelsDialogProps) {
  const { t } = useText()
  const network = useReach('printCopyLabels') === 'all'
  const form = useFields<Chosen>({
    values: { campus_id: campusId, books, sheet: sheets[0], start: 1 },
    limits,
  })
  const { control } = form
  const send = form.handleSubmit(async ({ campus_id, books: chosen, sheet, start }) => {
    const query = new URLSearchParams({ sort: 'title', sheet, start: String(start) })
    if (campus_id) query.set('campus', campus_id)
    if (chosen.length > 0) query.set('books', chosen.map(({ id }) => id).join(','))
    try {
      await download(`/api/copies/labels?${query}`, `${t('copy.labels')}.pdf`)
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t('copy.labels')}
        act={t('copy.label.print')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        {network && <CampusField control={control} name="campus_id" label={t('copy.campus')} />}
        <FoundField
          control={control}
          name="books"
          label={t('copy.label.books')}
          help={t('copy.label.books_help')}
          queryOf={paperBooksQuery}
        />
        <ChoiceField
          control={control}
          name="sheet"
          label={t('copy.label.sheet')}
          choices={sheets.map((value) => ({ value, label: t(`copy.label.sheets.${value}`) }))}
        />
        <NumberField
          control={control}
          name="start"
          label={t('copy.label.start')}
          help={t('copy.label.start_help')}
        />
      </FormDialog>
    </FormScope>
  )
}
