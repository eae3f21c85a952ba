import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useText } from '@/texts/use-text'

type ConflictChoiceProps = {
  label: string
  mine: string
  theirs: string
  takesTheirs: boolean
  onChange: (takesTheirs: boolean) => void
}

// One field that two people changed: both values in words, one to be chosen.
export function ConflictChoice({ label, mine, theirs, takesTheirs, onChange }: ConflictChoiceProps) {
  const { t } = useText()
  const id = useId()
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} variant="subtitle1" component="div">
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={takesTheirs ? 'theirs' : 'mine'}
        onChange={(_event, value) => onChange(value === 'theirs')}
      >
        <FormControlLabel
          value="mine"
          control={<Radio size="small" />}
          label={<Version whose={t('edit.conflict.mine')} text={mine} />}
        />
        <FormControlLabel
          value="theirs"
          control={<Radio size="small" />}
          label={<Version whose={t('edit.conflict.theirs')} text={theirs} />}
        />
      </RadioGroup>
    </Box>
  )
}

function Version({ whose, text }: { whose: string; text: string }) {
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary', marginInlineEnd: 1 }}>
        {whose}
      </Box>
      <Box component="bdi" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {text || '–'}
      </Box>
    </>
  )
}
