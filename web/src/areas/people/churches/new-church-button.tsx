import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { AddChurchDialog } from '@/ui/church/add-church-dialog'
import { AddIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { useShortcut } from '@/ui/use-shortcut'
import { refreshChurches } from './api'
import { churchPath } from './church-list'

// Adds a church and opens it.
export function NewChurchButton() {
  const { t } = useText()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [open, setOpen] = useState(false)
  useShortcut('n', () => setOpen(true))
  const handleAdded = ({ id, name }: { id: string; name: string }) => {
    refreshChurches(cache)
    notify({ text: t('church.added', { name }) })
    void navigate(churchPath(id))
  }
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('church.add')}
      </Button>
      {open && <AddChurchDialog name="" onAdded={handleAdded} onClose={() => setOpen(false)} />}
    </>
  )
}
