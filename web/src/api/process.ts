import { ApiError } from './api-error'
import { callHeaders, reportStatus } from './connection'
import { noAnswer } from './line'
import { noteAnswer, versionHeader } from './server-news'

// Sends a file that the server works on for a while, and hands on each line of progress as it comes.
export async function process<Step>(path: string, file: File, onStep: (step: Step) => void): Promise<void> {
  const headers = callHeaders()
  const response = await fetch(path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/octet-stream' },
    body: file,
  }).catch(() => {
    throw noAnswer()
  })
  reportStatus(response.status, headers.Authorization)
  noteAnswer(response.status, response.headers.get(versionHeader))
  if (!response.ok || !response.body) {
    throw new ApiError(response.status, await response.json().catch(() => undefined))
  }
  await readLines(response.body, (line) => onStep(JSON.parse(line) as Step)).catch(() => {
    throw noAnswer()
  })
}

async function readLines(body: ReadableStream<Uint8Array>, onLine: (line: string) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) onLine(line)
    if (done) return
  }
}
