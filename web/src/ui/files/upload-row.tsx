import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { formatBytes } from '@/lib/bytes'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { errorText } from '@/ui/error-text'
import { CloseIcon, PauseIcon, ResumeIcon, RetryIcon, SuccessIcon } from '@/ui/icons'
import { dropUpload, mayTryAgain, type PendingUpload, pauseUpload, resumeUpload } from './upload-store'

// One file on its way: how far it is, and pause, resume, retry, cancel.
export function UploadRow({ upload }: { upload: PendingUpload }) {
  const texts = useText()
  const { id, file, state } = upload
  const name = file.name
  const running = state === 'sending' || state === 'offline' || state === 'waiting'
  return (
    <ListItem disableGutters sx={{ gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap title={name}>
          {name}
        </Typography>
        {state !== 'done' && (
          <LinearProgress
            aria-label={texts.t('upload.progress', { name })}
            variant={state === 'saving' ? 'indeterminate' : 'determinate'}
            value={Math.floor((100 * upload.sent) / file.size)}
            color={state === 'failed' ? 'error' : 'primary'}
            sx={{ my: 0.5, opacity: state === 'paused' || state === 'offline' ? 0.5 : 1 }}
          />
        )}
        <Typography
          variant="caption"
          component="p"
          role={state === 'failed' ? 'alert' : undefined}
          sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary' }}
        >
          {sentence(upload, texts)}
        </Typography>
      </Box>
      {running && (
        <Act icon={PauseIcon} label={texts.t('upload.pause', { name })} onClick={() => pauseUpload(id)} />
      )}
      {(state === 'paused' || mayTryAgain(upload)) && (
        <Act
          icon={state === 'paused' ? ResumeIcon : RetryIcon}
          label={texts.t(state === 'paused' ? 'upload.resume' : 'upload.retry', { name })}
          onClick={() => resumeUpload(id)}
        />
      )}
      {state === 'done' && <SuccessIcon color="success" fontSize="small" />}
      {state !== 'saving' && (
        <Act
          icon={CloseIcon}
          label={texts.t(state === 'done' ? 'upload.dismiss' : 'upload.cancel', { name })}
          onClick={() => dropUpload(id)}
        />
      )}
    </ListItem>
  )
}

type ActProps = { icon: ComponentType<{ fontSize: 'small' }>; label: string; onClick: () => void }

function Act({ icon: Icon, label, onClick }: ActProps) {
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={onClick}>
      <Icon fontSize="small" />
    </IconButton>
  )
}

function sentence({ state, sent, file, error }: PendingUpload, texts: Texts): string {
  if (state === 'failed') return errorText(error, texts) ?? texts.t('ui.error.title')
  const sizes = { sent: formatBytes(sent, texts.language), size: formatBytes(file.size, texts.language) }
  return texts.t(`upload.${state}`, sizes)
}
