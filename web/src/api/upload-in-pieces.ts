import { ApiError } from './api-error'
import { authorization } from './connection'
import { type SendOptions, send } from './send'
import { forgetUpload, recallUpload, rememberUpload } from './unfinished-uploads'

// What large files are sent for, as the server names it.
export type UploadKind =
  | 'course_document'
  | 'book_file'
  | 'recording_audio'
  | 'recording_video'
  | 'recording_photo'
  | 'recording_document'

type Options = {
  signal?: AbortSignal
  onProgress?: (sentBytes: number) => void
  // The line is down, and we wait for it; or it is back.
  onWaiting?: (waiting: boolean) => void
  // How long to wait after so many failures in a row; tests do not like to wait.
  delay?: (failures: number) => number
}

const pieceBytes = 8 * 1024 * 1024
const protocol = { 'Tus-Resumable': '1.0.0' }

// Sends a file by the tus protocol and returns the id of the finished upload, for a call that takes one. A broken line
// is waited for, as long as it takes; what has arrived is never sent again. Aborting is a pause: the next call with
// the same file goes on.
export async function uploadInPieces(file: File, kind: UploadKind, options: Options = {}): Promise<string> {
  const caller = authorization()
  let failures = 0
  let furthest = 0
  const note = (sent: number) => {
    // Only bytes that are new prove that the line carries again.
    if (sent > furthest && failures > 0) {
      failures = 0
      options.onWaiting?.(false)
    }
    furthest = Math.max(furthest, sent)
    options.onProgress?.(sent)
  }
  // Whoever signs in next at this browser does not go on with another one's file.
  const call: Call = (method, path, more) => {
    if (authorization() !== caller) return Promise.reject(new ApiError(401))
    return send(method, path, { ...more, signal: options.signal })
  }
  for (;;) {
    try {
      const address = await begin(file, kind, call)
      await sendRest(file, address, call, note)
      return address.slice(address.lastIndexOf('/') + 1)
    } catch (error) {
      if (!isPassing(error, failures)) throw error
      // The server knows nothing of it any more: another round begins anew.
      if (error.status === 404) forgetUpload(file, kind)
      failures += 1
      options.onWaiting?.(true)
      await pause((options.delay ?? backOff)(failures), options.signal)
    }
  }
}

// The call that takes a finished upload, made as soon as there is a line. Where the answer to it was lost, the server
// has taken the upload already and knows it no more: then it is done.
export async function finishUpload(call: () => Promise<unknown>, options: Options = {}): Promise<void> {
  for (let failures = 0; ; ) {
    try {
      await call()
      return
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (failures > 0 && error.code === 'upload.not_found') return
      if (error.status !== 0) throw error
      failures += 1
      options.onWaiting?.(true)
      await pause((options.delay ?? backOff)(failures), options.signal)
      options.onWaiting?.(false)
    }
  }
}

// Gives an upload up, here and on the server.
export async function cancelUpload(file: File, kind: UploadKind): Promise<void> {
  const address = recallUpload(file, kind)
  forgetUpload(file, kind)
  if (address) await send('DELETE', address, { headers: protocol }).catch(() => undefined) // it is swept in time
}

type Call = (method: string, path: string, more: SendOptions) => Promise<XMLHttpRequest>

async function begin(file: File, kind: UploadKind, call: Call): Promise<string> {
  const known = recallUpload(file, kind)
  if (known) return known
  const answer = await call('POST', '/api/uploads', {
    headers: {
      ...protocol,
      'Upload-Length': String(file.size),
      'Upload-Metadata': `filename ${base64(file.name)},kind ${base64(kind)}`,
    },
  })
  const address = answer.getResponseHeader('Location') ?? ''
  rememberUpload(file, kind, address)
  return address
}

async function sendRest(
  file: File,
  address: string,
  call: Call,
  onProgress: (sent: number) => void,
): Promise<void> {
  let offset = offsetOf(await call('HEAD', address, { headers: protocol }))
  onProgress(offset)
  while (offset < file.size) {
    const from = offset
    const answer = await call('PATCH', address, {
      headers: {
        ...protocol,
        'Upload-Offset': String(from),
        'Content-Type': 'application/offset+octet-stream',
      },
      body: file.slice(from, from + pieceBytes),
      onProgress: (sent) => onProgress(Math.min(from + sent, file.size)),
    })
    offset = offsetOf(answer)
    onProgress(offset)
  }
}

function offsetOf(answer: XMLHttpRequest): number {
  return Number(answer.getResponseHeader('Upload-Offset'))
}

// Whether to try again: no line, a busy or restarting server, an offset that another tab has moved, an upload that
// was swept. Everything else is a refusal.
function isPassing(error: unknown, failures: number): error is ApiError {
  if (!(error instanceof ApiError)) return false
  if (error.status === 404) return failures < 3
  if (error.status === 409) return ['upload.offset', 'upload.interrupted'].includes(error.code)
  return [0, 408, 429, 502, 503, 504].includes(error.status)
}

function backOff(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), 30_000) * (0.75 + Math.random() / 2)
}

// Waits, but not a moment longer once the browser says that the line is back.
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(new DOMException('The upload was stopped.', 'AbortError'))
      else resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
  })
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
