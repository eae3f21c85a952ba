import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import type { Field } from './api'
import { FieldChoice } from './field-choice'

type FieldChoicesProps = {
  fields: readonly Field[]
  taken: ReadonlySet<string>
  onChoose: (name: string, other: boolean) => void
}

// The fields in which the records differ. What only one of them knows is kept without a question.
export function FieldChoices({ fields, taken, onChoose }: FieldChoicesProps) {
  const { t } = useText()
  const id = useId()
  const differ = fields.filter(({ kept, other, taken: fate }) => kept !== other || fate === 'both')
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h3" component="h2">
        {t('merge.fields')}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>
        {differ.length > 0 ? t('merge.fields_text') : t('merge.fields_same')}
      </Typography>
      {differ.map((field) => (
        <FieldChoice
          key={field.name}
          field={field}
          takesOther={taken.has(field.name)}
          onChange={(other) => onChoose(field.name, other)}
        />
      ))}
    </Box>
  )
}
