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
          sx={{ alignItems: 'flex-start' }}
          control={<Radio size="small" />}
          label={<Version whose={t('edit.conflict.mine')} text={mine} other={theirs} />}
        />
        <FormControlLabel
          value="theirs"
          sx={{ alignItems: 'flex-start' }}
          control={<Radio size="small" />}
          label={<Version whose={t('edit.conflict.theirs')} text={theirs} other={mine} />}
        />
      </RadioGroup>
    </Box>
  )
}

// Of several lines, those that the other has as well step back.
function Version({ whose, text, other }: { whose: string; text: string; other: string }) {
  const lines = (text || '–').split('\n')
  const same = new Set(other.split('\n'))
  const long = lines.length > 1
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary', marginInlineEnd: 1 }}>
        {whose}
      </Box>
      {lines.map((line, at) => (
        <Box
          // Lines have nothing but their place to be told apart by.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines stay as they are
          key={at}
          component="bdi"
          sx={{
            display: long ? 'block' : 'inline',
            minHeight: '1lh',
            overflowWrap: 'anywhere',
            color: long && same.has(line) ? 'text.secondary' : 'text.primary',
            fontWeight: long && !same.has(line) ? 600 : 'inherit',
          }}
        >
          {line}
        </Box>
      ))}
    </>
  )
}
