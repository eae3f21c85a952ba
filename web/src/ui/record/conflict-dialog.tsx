import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { setLeaf } from '@/lib/leaves'
import { useText } from '@/texts/use-text'
import { useFormScope } from '@/ui/form/form-scope'
import { ConflictChoice } from './conflict-choice'
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
      <DialogTitle id="conflict-title">{t('edit.conflict.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>
          {conflict.differences.length > 0 ? t('edit.conflict.text') : t('edit.conflict.no_overlap')}
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
          {t('edit.conflict.back')}
        </Button>
        <Button variant="contained" onClick={handleSave}>
          {t('edit.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
