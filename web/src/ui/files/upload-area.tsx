import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { formatBytes } from '@/lib/bytes'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { errorText } from '@/ui/error-text'
import { CloseIcon, PauseIcon, ResumeIcon, RetryIcon, SuccessIcon } from '@/ui/icons'
import { FileDrop } from './file-drop'
import {
  clearFinished,
  dropUpload,
  mayTryAgain,
  type PendingUpload,
  pauseUpload,
  resumeUpload,
} from './upload-store'
import type { Uploads } from './use-uploads'

type UploadAreaProps = {
  // What is wanted here: "Documents".
  label: string
  uploads: Uploads
  multiple?: boolean
}

// Takes large files and shows how far each of them is. Needs the texts "upload".
export function UploadArea({ label, uploads, multiple = true }: UploadAreaProps) {
  const { rules, errors, add, all, scope } = uploads
  const drop = { progress: null, errors, send: async (files: File[]) => add(files) }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FileDrop label={label} rules={rules} upload={drop} multiple={multiple} />
      {all.length > 0 && <UploadList uploads={all} scope={scope} />}
    </Box>
  )
}

// The uploads of a page, each with what can be done about it.
function UploadList({ uploads, scope }: { uploads: PendingUpload[]; scope: string }) {
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

// One file on its way: how far it is, and pause, resume, retry, cancel.
function UploadRow({ upload }: { upload: PendingUpload }) {
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
