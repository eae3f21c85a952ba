import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { type Columns, columnNames } from './api'

type MappingDialogProps = {
  headings: readonly string[]
  onSend: (columns: Columns) => Promise<void>
  onClose: () => void
}

const limits = { day: { minLength: 1 } }
const blank = Object.fromEntries(columnNames.map((name) => [name, ''])) as Columns

// The bank's table has headings that are not known: which column holds what is said here.
export function MappingDialog({ headings, onSend, onClose }: MappingDialogProps) {
  const { t } = useText()
  const form = useFields<Columns>({
    values: blank,
    limits,
    check: ({ amount, debit, credit }) => ({
      amount: amount || debit || credit ? undefined : 'field.required',
    }),
  })
  const send = form.handleSubmit(async (columns) => {
    try {
      await onSend(columns)
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t('ledger.statement.mapping.title')}
        act={t('ledger.statement.mapping.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <Box sx={{ color: 'text.secondary' }}>{t('ledger.statement.mapping.text')}</Box>
        {columnNames.map((name) => (
          <ChoiceField
            key={name}
            control={form.control}
            name={name}
            label={t(`ledger.statement.column.${name}`)}
            placeholder={t('ledger.statement.mapping.none')}
            choices={headings.map((value) => ({ value, label: value }))}
            required={name === 'day'}
          />
        ))}
      </FormDialog>
    </FormScope>
  )
}
