import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { useLine } from '@/api/line'

type SendLater = {
  // Somebody has sent it, and it waits for the line.
  waiting: boolean
  // True where a failure only means that there is no line: then it is sent again when it is back.
  holdBack: (error: unknown) => boolean
  // It was sent, or is no longer to be.
  settle: () => void
}

// For what may be sent again without harm: keeps it back while there is no line, and sends it by itself when it is back.
export function useSendLater(send: () => void): SendLater {
  const online = useLine((state) => state.online)
  const [waiting, setWaiting] = useState(false)
  const latestSend = useRef(send)
  latestSend.current = send
  useEffect(() => {
    if (!waiting || !online) return
    setWaiting(false)
    latestSend.current()
  }, [waiting, online])
  return {
    waiting,
    holdBack: (error) => {
      const noLine = error instanceof ApiError && error.status === 0 && !useLine.getState().online
      if (noLine) setWaiting(true)
      return noLine
    },
    settle: () => setWaiting(false),
  }
}
