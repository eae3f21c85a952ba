import { ApiError } from './api-error'
import { callHeaders, reportStatus } from './connection'
import { noteAnswer, versionHeader } from './server-news'

type UploadOptions = { method?: 'POST' | 'PUT'; onProgress?: (share: number) => void; signal?: AbortSignal }

// Sends a file as the raw body. XMLHttpRequest, because fetch still tells nothing of what has been sent.
export function upload<T>(path: string, file: File, options: UploadOptions = {}): Promise<T> {
  const { method = 'PUT', onProgress, signal } = options
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, `${path}${path.includes('?') ? '&' : '?'}name=${encodeURIComponent(file.name)}`)
    const headers = callHeaders()
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.upload.onprogress = (event) => onProgress?.(event.total > 0 ? event.loaded / event.total : 0)
    request.onload = () => {
      reportStatus(request.status, headers.Authorization)
      noteAnswer(request.status, request.getResponseHeader(versionHeader))
      const body = parseJson(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(body as T)
      else reject(new ApiError(request.status, body))
    }
    request.onerror = () => reject(new ApiError(0))
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a proxy's page, say: the status tells enough
  }
}
