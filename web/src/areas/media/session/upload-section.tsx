import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { UploadArea } from '@/ui/files/upload-area'
import { useUploads } from '@/ui/files/use-uploads'
import { durationOf } from '../duration-of'
import { type Kind, lookOf } from '../recording-kind'
import { addRecording, refreshSession } from './api'

// Sends files, many at once, over lines that break. They are hidden until somebody publishes them.
export function UploadSection({ sessionId, kind }: { sessionId: string; kind: Kind }) {
  const { t } = useText()
  const cache = useQueryClient()
  const id = useId()
  const { upload: uploadKind, rules } = lookOf(kind)
  const uploads = useUploads({
    kind: uploadKind,
    scope: `${sessionId} ${kind}`,
    rules,
    onDone: async (upload, file) => {
      await addRecording(sessionId, kind, upload, await durationOf(file))
      refreshSession(cache, sessionId)
    },
  })
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5, mb: 4 }}>
      <Typography id={id} variant="h3" component="h2">
        {t('recording.add')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('recording.add_text')}</Typography>
      <UploadArea label={t(`recording.add_kind.${kind}`)} uploads={uploads} />
    </Box>
  )
}
