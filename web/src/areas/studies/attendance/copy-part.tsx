import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { CopyIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type CellAddress, copyMark, copyQuery, undoCopy } from './api'

// Copies a mark to the student's other sessions that have none: says beforehand how many, and can be undone.
export function CopyPart({ cell, onCopied }: { cell: CellAddress; onCopied: () => void }) {
  const { t } = useText()
  const preview = useQuery(copyQuery(cell))
  const [busy, setBusy] = useState(false)
  const copy = async () => {
    setBusy(true)
    const id = crypto.randomUUID()
    try {
      const count = await copyMark(cell, id)
      const undo = () => void undoCopy(cell, id).then(onCopied).catch(notifyFailure)
      notify({ text: t('attendance.copied', { count }), undo })
      onCopied()
      void preview.refetch()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
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
