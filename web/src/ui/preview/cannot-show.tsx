import Button from '@mui/material/Button'
import { formatBytes } from '@/lib/bytes'
import { useText } from '@/texts/use-text'
import { saveFile } from '@/ui/files/save-file'
import { DownloadIcon, OpenIcon } from '@/ui/icons'
import { MessageState } from '@/ui/states/message-state'
import type { PreviewFile } from './preview-kind'

type CannotShowProps = {
  file: PreviewFile
  // The device has a program for it that the browser opens by itself.
  opens?: boolean
}

// For a file that this browser does not draw in a page: it is opened on its own, or saved.
export function CannotShow({ file, opens = false }: CannotShowProps) {
  const { t, language } = useText()
  const { url, name, size } = file
  return (
    <MessageState
      title={t(opens ? 'preview.apart' : 'preview.cannot')}
      text={`${name} · ${formatBytes(size, language)}`}
      action={
        <>
          {opens && (
            <Button
              variant="contained"
              startIcon={<OpenIcon />}
              href={url}
              target="_blank"
              rel="noreferrer"
              sx={{ m: 0.5 }}
            >
              {t('ui.open')}
            </Button>
          )}
          {file.mayKeep !== false && (
            <Button
              variant={opens ? 'outlined' : 'contained'}
              startIcon={<DownloadIcon />}
              onClick={() => saveFile(url, name)}
              sx={{ m: 0.5 }}
            >
              {t('preview.download')}
            </Button>
          )}
        </>
      }
    />
  )
}
