import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '@/api/client'
import { formatMoment } from '@/lib/dates'
import { dropTaken, type TakenFile, takeFile, untilOf } from '@/offline/taken-files'
import { useText } from '@/texts/use-text'
import { CheckIcon, PhoneIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { notePlace } from '@/ui/player/player-store'
import { keys } from '../keys'
import { takenQuery } from './api'

type TakeButtonProps = {
  file: TakenFile
  // Where its content lies; the light form of what has one.
  url: string
  // Where one stopped in it: there one goes on without a line.
  place?: Schemas['Place'] | undefined
}

// Keeps a file on this device for a week at most, or removes it again.
export function TakeButton({ file, url, place }: TakeButtonProps) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const { title } = file
  const kept = useQuery(takenQuery()).data?.some(({ id }) => id === file.id) ?? false
  const act = useMutation({
    mutationFn: async () => {
      if (kept) {
        await dropTaken(file.id)
        return notify({ text: t('rhema.taken.gone', { title }) })
      }
      if (!(await takeFile(file, url)))
        return notify({ text: t('rhema.taken.failed', { title }), tone: 'error' })
      if (place) notePlace(file.id, place)
      const day = formatMoment(new Date(untilOf(file, Date.now())).toISOString(), language)
      return notify({ text: t('rhema.taken.done', { title, day }) })
    },
    onError: notifyFailure,
    onSettled: () => cache.invalidateQueries({ queryKey: keys.taken }),
  })
  const label = t(act.isPending ? 'rhema.taken.taking' : kept ? 'rhema.taken.drop' : 'rhema.taken.take', {
    title,
  })
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-pressed={kept}
      disabled={act.isPending}
      color={kept ? 'success' : 'default'}
      onClick={() => act.mutate()}
    >
      {act.isPending ? <CircularProgress size={20} /> : kept ? <CheckIcon /> : <PhoneIcon />}
    </IconButton>
  )
}
