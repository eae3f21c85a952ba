import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useId } from 'react'
import { formatTime } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { CloseIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'
import { createLink, endLink, type NewRecordingLink, openLinksQuery, type SessionRecordings } from './api'

type PhoneDialogProps = { session: SessionRecordings; onClose: () => void }

// A code that a phone reads: it opens a page that sends photos and sound to this session, without signing in, for an
// hour. The secret stands behind the # of the address, which no server is sent.
export function PhoneDialog({ session, onClose }: PhoneDialogProps) {
  const { t } = useText()
  const id = useId()
  // A new one each time: its secret is told once.
  const link = useQuery({
    queryKey: keys.links(session.id),
    queryFn: () => createLink(session.id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const end = async ({ id: linkId }: NewRecordingLink) => {
    try {
      await endLink(linkId)
      notify({ text: t('recording.phone.ended') })
      onClose()
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('recording.phone.title')}</DialogTitle>
      <DialogContent>
        <QueryView query={link} loading={<LoadingRows rows={4} height={56} />}>
          {(made) => (
            <>
              <Code link={made} course={session.course_name} />
              <OtherLinks sessionId={session.id} ownId={made.id} />
            </>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions>
        {link.data && (
          <Button color="inherit" onClick={() => void end(link.data)}>
            {t('recording.phone.end')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Code({ link, course }: { link: NewRecordingLink; course: string }) {
  const { t, language } = useText()
  const address = `${window.location.origin}/recording/upload#${link.token}`
  const time = formatTime(new Date(link.ends_at), language)
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('recording.phone.text', { course, time })}</Typography>
      {/* Dark on light, whatever the palette is: cameras read nothing else. */}
      <Box sx={{ bgcolor: '#fff', p: 2, borderRadius: 2, width: 'fit-content', mx: 'auto' }}>
        <QRCodeSVG value={address} size={220} role="img" title={t('recording.phone.code')} />
      </Box>
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 2, color: 'text.secondary', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {address}
      </Typography>
    </>
  )
}

// The links of colleagues by which phones send to the session now: who keeps its recordings ends any of them. It is
// looked at once one's own link is there, which is not among them.
function OtherLinks({ sessionId, ownId }: { sessionId: string; ownId: string }) {
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
