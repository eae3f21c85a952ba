import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLine } from '@/api/line'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { notifyFailure } from '@/ui/notify-failure'
import { keys } from '../keys'
import { findLeft, openLeft } from './left-here'
import type { TillEntry } from './till-kind'

type LeftHereNoteProps = { tillId: string; onOpened: (entries: readonly TillEntry[]) => void }

// Money that another took here and that is not in the books: who can still sign in sends it himself, of who cannot it is
// sent by who takes money here now.
export function LeftHereNote({ tillId, onOpened }: LeftHereNoteProps) {
  const { t } = useText()
  const online = useLine((line) => line.online)
  const me = useSession((state) => state.user?.id) ?? ''
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState<readonly string[]>([])
  const { data: all = [] } = useQuery({
    queryKey: keys.leftAtTill(tillId, me),
    queryFn: () => findLeft(tillId, me),
    networkMode: 'always',
    staleTime: 0,
  })
  const left = all.filter(({ id }) => !opened.includes(id))
  if (left.length === 0) return null
  const send = async () => {
    setBusy(true)
    const people = [...new Set(left.map(({ person }) => person))]
    for (const person of people) {
      try {
        const his = left.filter((one) => one.person === person)
        const entries = await openLeft(tillId, person, his)
        setOpened((before) => [...before, ...entries.map(({ id }) => id)])
        onOpened(entries)
      } catch (error) {
        notifyFailure(error)
      }
    }
    setBusy(false)
  }
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ color: 'text.primary' }}
      action={
        <Button size="small" disabled={busy || !online} onClick={() => void send()}>
          {t('till.left.send')}
        </Button>
      }
    >
      {t('till.left.title', { count: left.length })}
    </Alert>
  )
}
