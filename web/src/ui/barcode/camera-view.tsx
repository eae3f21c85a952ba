import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useText } from '@/texts/use-text'
import { openReader } from './barcode-reader'

// How often a picture is looked at: often enough to feel at once, seldom enough for an old phone.
const pauseMs = 150

// The same code within so long is the same book, still before the camera.
const sameMs = 2500

type CameraViewProps = {
  onCode: (code: string) => void
  // Goes on looking after a code, for one book after the other.
  repeat?: boolean
}

// What the camera sees, until it sees a barcode.
export function CameraView({ onCode, repeat = false }: CameraViewProps) {
  const { t } = useText()
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onCode)
  latest.current = onCode
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    watch(video.current, stop.signal, (code) => {
      latest.current(code)
      return repeat
    }).catch(() => setFailed(true))
    return () => stop.abort()
  }, [repeat])
  return (
    <Box>
      <Box
        sx={{
          position: 'relative',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'grey.100',
          aspectRatio: '4 / 3',
        }}
      >
        <Box
          component="video"
          ref={video}
          muted
          playsInline
          hidden={failed}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
        <AimLine />
      </Box>
      <Typography
        variant="caption"
        component="p"
        role={failed ? 'alert' : undefined}
        sx={{ mt: 1, color: failed ? 'error.main' : 'text.secondary' }}
      >
        {t(failed ? 'badge.camera.none' : 'badge.camera.aim')}
      </Typography>
    </Box>
  )
}

function AimLine() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        insetInline: '12%',
        insetBlockStart: '50%',
        borderTop: 2,
        borderColor: 'error.main',
        opacity: 0.7,
      }}
    />
  )
}

// Tells of codes that come in sight, until it is told to stop or nobody looks any longer.
async function watch(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  tell: (code: string) => boolean,
): Promise<void> {
  if (!video) return
  let last = { code: '', at: 0 }
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  })
  try {
    video.srcObject = stream
    await video.play()
    const reader = await openReader()
    try {
      while (!signal.aborted) {
        const code = await reader.read(video)
        const now = performance.now()
        const again = code === last.code && now - last.at < sameMs
        if (code) last = { code, at: now }
        if (code && !again && !signal.aborted && !tell(code)) return
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    } finally {
      reader.close()
    }
  } catch (error) {
    // Closing the view while it starts is no failure.
    if (!signal.aborted) throw error
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
