import { parseJson, send } from './send'

type UploadOptions = {
  method?: 'POST' | 'PUT'
  headers?: Record<string, string>
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

// Sends a file as the raw body. What may be large goes through upload-in-pieces instead.
export async function upload<T>(path: string, file: File, options: UploadOptions = {}): Promise<T> {
  const { method = 'PUT', headers, onProgress, signal } = options
  const answer = await send(
    method,
    `${path}${path.includes('?') ? '&' : '?'}name=${encodeURIComponent(file.name)}`,
    {
      headers: { 'Content-Type': file.type || 'application/octet-stream', ...headers },
      body: file,
      onProgress: (sent, total) => onProgress?.(total > 0 ? sent / total : 0),
      signal,
    },
  )
  return parseJson(answer.responseText) as T
}
