import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { HistoryIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import type { Person } from './api'

const PersonHistory = lazyPart(() => import('./person-history').then((m) => ({ default: m.PersonHistory })))

// What else there is to a record: its history, for who may follow it.
export function PersonMenu({ person }: { person: Person }) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  if (!person.may.history) return null
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<HistoryIcon />}
        onClick={() => setOpen(true)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('history.title')}
      </Button>
      <IconButton
        aria-label={t('history.title')}
        onClick={() => setOpen(true)}
        sx={{ display: { sm: 'none' } }}
      >
        <HistoryIcon />
      </IconButton>
      {open && <PersonHistory person={person} onClose={() => setOpen(false)} />}
    </>
  )
}
