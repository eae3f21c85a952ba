import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'
import { UploadRow } from './upload-row'
import { clearFinished, mayTryAgain, type PendingUpload } from './upload-store'

// The uploads of a page, each with what can be done about it.
export function UploadList({ uploads, scope }: { uploads: PendingUpload[]; scope: string }) {
  const { t } = useText()
  const goesOn = uploads.some((one) => mayTryAgain(one) || (one.state !== 'done' && one.state !== 'failed'))
  const finished = uploads.every((one) => one.state === 'done')
  return (
    <Box>
      <List aria-label={t('upload.list')} disablePadding>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </List>
      {goesOn && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('upload.resumable')}
        </Typography>
      )}
      {finished && (
        <Button size="small" sx={{ marginInlineStart: -1.75 }} onClick={() => clearFinished(scope)}>
          {t('upload.clear')}
        </Button>
      )}
    </Box>
  )
}
