import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { CheckIcon } from '@/ui/icons'
import { fieldName, inWords } from '../person/person-words'
import type { Field } from './api'

type FieldChoiceProps = { field: Field; takesOther: boolean; onChange: (other: boolean) => void }

const columns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { sm: '12rem 1fr 1fr' },
  alignItems: 'center',
}

// One field of two records: one of two values to choose, or what is kept by itself.
export function FieldChoice({ field, takesOther, onChange }: FieldChoiceProps) {
  const texts = useText()
  const id = useId()
  const shown = (value: string) => inWords(field.name, value, texts)
  const bothHave = field.kept !== '' && field.other !== '' && field.taken !== 'both'
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 0.75, minHeight: 48, ...columns }}>
      <Box id={id} sx={{ color: 'text.secondary' }}>
        {fieldName(field.name, texts)}
      </Box>
      {bothHave ? (
        <RadioGroup
          aria-labelledby={id}
          value={takesOther ? 'other' : 'kept'}
          onChange={(_event, value) => onChange(value === 'other')}
          sx={{ display: 'contents' }}
        >
          <Choice value="kept" text={shown(field.kept)} />
          <Choice value="other" text={shown(field.other)} />
        </RadioGroup>
      ) : (
        <>
          <Held kept={field.taken !== 'other'}>{shown(field.kept)}</Held>
          <Held kept={field.taken !== 'kept'}>{shown(field.other)}</Held>
        </>
      )}
    </Box>
  )
}

function Choice({ value, text }: { value: string; text: string }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio size="small" />}
      label={
        <Box component="bdi" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {text}
        </Box>
      }
      sx={{ m: 0 }}
    />
  )
}

// A value that nobody has to choose: it holds, or there is none.
function Held({ kept, children }: { kept: boolean; children: ReactNode }) {
  const { t } = useText()
  if (!children) return <Box sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.disabled' }}>–</Box>
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 0.5,
        // Where the choices of the other lines stand.
        paddingInlineStart: { sm: '9px' },
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
      }}
    >
      {kept && <CheckIcon fontSize="small" titleAccess={t('merge.held')} color="success" />}
      <bdi>{children}</bdi>
    </Box>
  )
}
