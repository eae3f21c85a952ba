import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { formatBytes } from '@/lib/bytes'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { saveFile } from '@/ui/files/save-file'
import { UploadArea } from '@/ui/files/upload-area'
import { useUploads } from '@/ui/files/use-uploads'
import { DownloadIcon } from '@/ui/icons'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { durationOf } from '../duration-of'
import { keys } from '../keys'
import { lookOf, type Recording } from '../recording-kind'
import { filesQuery, refreshSession, replaceRecording } from './api'

// The file of a recording and those that it replaced; another one takes its place.
export function FilesDialog({ recording, onClose }: { recording: Recording; onClose: () => void }) {
  const { t, language } = useText()
  const id = useId()
  const cache = useQueryClient()
  const files = useQuery(filesQuery(recording.id))
  const { upload, rules } = lookOf(recording.kind)
  const uploads = useUploads({
    kind: upload,
    scope: `replace ${recording.id}`,
    rules,
    onDone: async (sent, file) => {
      await replaceRecording(recording.id, sent, await durationOf(file))
      void cache.invalidateQueries({ queryKey: keys.files(recording.id) })
      refreshSession(cache, recording.session_id)
    },
  })
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('recording.files.title', { title: recording.title })}</DialogTitle>
      <DialogContent>
        <QueryView query={files} loading={<LoadingRows rows={2} height={56} />}>
          {(all) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 3 }}>
              {all.map((file, at) => (
                <Box
                  component="li"
                  key={file.number}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 1,
                    py: 1,
                    borderTop: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                    <Typography sx={{ fontWeight: at === 0 ? 550 : 400 }}>{file.name}</Typography>
                    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                      <bdi>
                        {[
                          at === 0 ? t('recording.files.current') : t('recording.files.earlier'),
                          formatBytes(file.size, language),
                          formatMoment(file.uploaded_at, language),
                          file.uploaded_by,
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </bdi>
                    </Typography>
                  </Box>
                  <IconButton
                    aria-label={t('recording.download', { title: file.name })}
                    onClick={() => saveFile(file.content_url, file.name)}
                  >
                    <DownloadIcon />
                  </IconButton>
                </Box>
              ))}
            </Box>
          )}
        </QueryView>
        {recording.kind !== 'document' && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {t(recording.kind === 'photo' ? 'recording.files.photo_help' : 'recording.files.heard_help')}
          </Typography>
        )}
        <UploadArea label={t('recording.files.replace')} uploads={uploads} multiple={false} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
