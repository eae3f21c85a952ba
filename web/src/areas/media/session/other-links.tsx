import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { formatTime } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { CloseIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { keys } from '../keys'
import { endLink, openLinksQuery } from './api'

// The links of colleagues by which phones send to the session now: who keeps its recordings ends any of them. It is
// looked at once one's own link is there, which is not among them.
export function OtherLinks({ sessionId, ownId }: { sessionId: string; ownId: string }) {
  const { t, language } = useText()
  const id = useId()
  const cache = useQueryClient()
  const links = useQuery(openLinksQuery(sessionId))
  const end = useMutation({
    mutationFn: endLink,
    onSuccess: () => notify({ text: t('recording.phone.ended') }),
    onError: notifyFailure,
    onSettled: () => cache.invalidateQueries({ queryKey: keys.openLinks(sessionId) }),
  })
  const others = links.data?.filter((link) => link.id !== ownId) ?? []
  if (others.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} variant="subtitle1" component="h3">
        {t('recording.phone.others')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {others.map(({ id: linkId, made_by: name, ends_at }) => (
          <Box
            component="li"
            key={linkId}
            sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {t('recording.phone.of', { name, time: formatTime(new Date(ends_at), language) })}
            </Box>
            <IconButton
              aria-label={t('recording.phone.end_of', { name })}
              title={t('recording.phone.end_of', { name })}
              disabled={end.isPending}
              onClick={() => end.mutate(linkId)}
            >
              <CloseIcon />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
