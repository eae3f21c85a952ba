import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { setLeaf } from '@/lib/leaves'
import { useText } from '@/texts/use-text'
import { useFormScope } from '@/ui/form/form-scope'
import type { Difference } from './merge-edits'

type ConflictDialogProps<F> = {
  conflict: { merged: F; differences: Difference[] }
  onResolve: (fields: F | null) => Promise<void>
}

// Somebody else saved the record in the meantime: for each field that both changed, whose value holds? What only
// one of the two changed is kept without a question.
export function ConflictDialog<F extends FieldValues>({ conflict, onResolve }: ConflictDialogProps<F>) {
  const { t } = useText()
  const { faces } = useFormScope()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (name: string, taken: boolean) =>
    setTheirs((before) => new Set(taken ? [...before, name] : [...before].filter((other) => other !== name)))
  const handleSave = () => {
    const fields = structuredClone(conflict.merged)
    for (const { name, mine } of conflict.differences) if (!theirs.has(name)) setLeaf(fields, name, mine)
    return onResolve(fields)
  }
  return (
    <Dialog open maxWidth="sm" fullWidth onClose={() => onResolve(null)} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>
          {conflict.differences.length > 0 ? t('conflict.text') : t('conflict.no_overlap')}
        </Box>
        {conflict.differences.map((difference) => {
          const face = faces.get(difference.name)
          const show = face?.show ?? String
          return (
            <ConflictChoice
              key={difference.name}
              label={face?.label ?? difference.name}
              mine={show(difference.mine)}
              theirs={show(difference.theirs)}
              takesTheirs={theirs.has(difference.name)}
              onChange={(taken) => choose(difference.name, taken)}
            />
          )
        })}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onResolve(null)}>
          {t('conflict.back')}
        </Button>
        <Button variant="contained" onClick={handleSave}>
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type ConflictChoiceProps = {
  label: string
  mine: string
  theirs: string
  takesTheirs: boolean
  onChange: (takesTheirs: boolean) => void
}

// One field that two people changed: both values in words, one to be chosen.
function ConflictChoice({ label, mine, theirs, takesTheirs, onChange }: ConflictChoiceProps) {
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
          label={<Version whose={t('conflict.mine')} text={mine} other={theirs} />}
        />
        <FormControlLabel
          value="theirs"
          sx={{ alignItems: 'flex-start' }}
          control={<Radio size="small" />}
          label={<Version whose={t('conflict.theirs')} text={theirs} other={mine} />}
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
