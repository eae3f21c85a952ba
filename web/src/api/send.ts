import { ApiError } from './api-error'
import { callHeaders, reportStatus } from './connection'
import { noAnswer } from './line'
import { noteAnswer, versionHeader } from './server-news'

export type SendOptions = {
  headers?: Record<string, string>
  body?: Blob
  onProgress?: ((sent: number, total: number) => void) | undefined
  signal?: AbortSignal | undefined
}

// Sends bytes and tells how far they are. XMLHttpRequest, because fetch still tells nothing of what has been sent.
export function send(method: string, path: string, options: SendOptions = {}): Promise<XMLHttpRequest> {
  const { headers = {}, body, onProgress, signal } = options
  return new Promise((resolve, reject) => {
    const stopped = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    if (signal?.aborted) return stopped()
    const request = new XMLHttpRequest()
    request.open(method, path)
    const all = { ...callHeaders(), ...headers }
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.total)
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.onload = () => {
      reportStatus(request.status, all.Authorization)
      noteAnswer(request.status, request.getResponseHeader(versionHeader))
      if (request.status >= 200 && request.status < 300) resolve(request)
      else reject(new ApiError(request.status, parseJson(request.responseText)))
    }
    request.onerror = () => reject(noAnswer())
    request.onabort = stopped
    request.send(body)
  })
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a proxy's page, say: the status tells enough
  }
}
