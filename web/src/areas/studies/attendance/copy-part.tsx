import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { CopyIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type CellAddress, copyMark, copyQuery, undoCopy } from './api'

type CopyPartProps = {
  cell: CellAddress
  onChange: () => void
  // The panel is in the way of the message that undoes it.
  onCopied: () => void
}

// Copies a mark to the student's other sessions that have none: says beforehand how many, and can be undone.
export function CopyPart({ cell, onChange, onCopied }: CopyPartProps) {
  const { t } = useText()
  const preview = useQuery(copyQuery(cell))
  const [busy, setBusy] = useState(false)
  const copy = async () => {
    setBusy(true)
    const id = crypto.randomUUID()
    try {
      const count = await copyMark(cell, id)
      const undo = () => void undoCopy(cell, id).then(onChange).catch(notifyFailure)
      notify({ text: t('attendance.copied', { count }), undo })
      onChange()
      onCopied()
    } catch (error) {
      setBusy(false)
      notifyFailure(error)
    }
  }
  const count = preview.data
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<CopyIcon />}
      disabled={busy || !count}
      onClick={() => void copy()}
      sx={{ justifySelf: 'start', minHeight: 44 }}
    >
      {count === 0 ? t('attendance.copy_none') : t('attendance.copy', { count: count ?? 0 })}
    </Button>
  )
}
