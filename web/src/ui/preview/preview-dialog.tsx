import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, useId } from 'react'
import { useText } from '@/texts/use-text'
import { saveFile } from '@/ui/files/save-file'
import { CloseIcon, DownloadIcon, NextIcon, PauseIcon, PreviousIcon, ResumeIcon } from '@/ui/icons'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { PreviewContent } from './preview-content'
import type { PreviewFile } from './preview-kind'
import { useFreshFile } from './use-fresh-file'
import { useSlides } from './use-slides'

type PreviewDialogProps = {
  file: PreviewFile
  onClose: () => void
  // The neighbours in the list, where there are any.
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  // Shows the one after it, or the first again: where a slide show makes sense.
  onSlide?: (() => void) | undefined
}

// On a telephone every pixel is for the file.
const whole = { m: 0, width: '100%', maxWidth: '100%', maxHeight: 'none', borderRadius: 0 }

// Shows a file without leaving the page. Needs the texts "preview".
export function PreviewDialog({ file, onClose, onPrevious, onNext, onSlide }: PreviewDialogProps) {
  const { t } = useText()
  const id = useId()
  const { fresh, link, renew } = useFreshFile(file)
  const slides = useSlides(onSlide)
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  // The player of a film or a sound has the arrows for itself.
  const handleKey = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLMediaElement) return
    if (key === 'ArrowLeft') onPrevious?.()
    if (key === 'ArrowRight') onNext?.()
  }
  const several = onPrevious !== undefined || onNext !== undefined
  return (
    <Dialog
      open
      fullWidth
      maxWidth="lg"
      fullScreen={phone}
      onClose={onClose}
      onKeyDown={handleKey}
      aria-labelledby={id}
      slotProps={{ paper: { sx: phone ? whole : { height: 'calc(100% - 64px)' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 2, py: 1, minHeight: 56 }}>
        <Typography
          id={id}
          variant="h3"
          component="h2"
          noWrap
          title={file.title}
          sx={{ flex: 1, minWidth: 0 }}
        >
          {file.title}
        </Typography>
        {several && (
          <>
            <IconButton aria-label={t('preview.previous')} disabled={!onPrevious} onClick={onPrevious}>
              <PreviousIcon />
            </IconButton>
            <IconButton aria-label={t('preview.next')} disabled={!onNext} onClick={onNext}>
              <NextIcon />
            </IconButton>
          </>
        )}
        {onSlide && (
          <IconButton
            aria-label={t(slides.runs ? 'preview.stop' : 'preview.slides')}
            title={t(slides.runs ? 'preview.stop' : 'preview.slides')}
            onClick={slides.toggle}
          >
            {slides.runs ? <PauseIcon /> : <ResumeIcon />}
          </IconButton>
        )}
        {file.mayKeep !== false && (
          <IconButton
            aria-label={t('preview.download')}
            title={t('preview.download')}
            onClick={() => saveFile(file.url, file.name)}
          >
            <DownloadIcon />
          </IconButton>
        )}
        <IconButton edge="end" aria-label={t('ui.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent dividers sx={{ p: 0, display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        {fresh ? (
          <PreviewContent key={file.url.split('?')[0]} file={fresh} renew={renew} />
        ) : (
          <QueryView query={link} loading={<LoadingRows rows={8} height={32} />}>
            {() => null}
          </QueryView>
        )}
      </DialogContent>
    </Dialog>
  )
}
