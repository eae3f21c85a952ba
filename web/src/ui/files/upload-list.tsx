import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useText } from '@/texts/use-text'
import { UploadRow } from './upload-row'
import { clearFinished, type PendingUpload } from './upload-store'

// The uploads of a page, each with what can be done about it.
export function UploadList({ uploads, scope }: { uploads: PendingUpload[]; scope: string }) {
  const { t } = useText()
  const unfinished = uploads.some((one) => one.state !== 'done')
  return (
    <Box>
      <List aria-label={t('upload.list')} disablePadding>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </List>
      {unfinished ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('upload.resumable')}
        </Typography>
      ) : (
        <Button size="small" sx={{ marginInlineStart: -1.25 }} onClick={() => clearFinished(scope)}>
          {t('upload.clear')}
        </Button>
      )}
    </Box>
  )
}
