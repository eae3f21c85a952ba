import { ApiError } from './api-error'
import { callHeaders, reportStatus } from './connection'
import { noAnswer } from './line'
import { noteAnswer, versionHeader } from './server-news'

// Fetches a file that needs the Bearer header (an export) and hands it to the browser as a download. By POST where
// the server keeps a trace of it, or makes it of another file.
export async function download(
  path: string,
  fallbackName: string,
  method: 'GET' | 'POST' = 'GET',
  body: File | null = null,
): Promise<void> {
  const headers = callHeaders()
  if (body) headers['Content-Type'] = 'application/octet-stream'
  const response = await fetch(path, { method, headers, body }).catch(() => {
    throw noAnswer()
  })
  reportStatus(response.status, headers.Authorization)
  noteAnswer(response.status, response.headers.get(versionHeader))
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => undefined))
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(response.headers.get('Content-Disposition')) ?? fallbackName
  link.click()
  // The browser has taken hold of the blob by the next turn; without this it would be kept for the page's life.
  setTimeout(() => URL.revokeObjectURL(url))
}

export function fileName(disposition: string | null): string | undefined {
  const extended = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  if (extended) return decodeURIComponent(extended)
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1]
}
