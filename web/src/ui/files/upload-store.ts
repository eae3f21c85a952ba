import { create } from 'zustand'
import { ApiError } from '@/api/api-error'
import { authorization } from '@/api/connection'
import { forgetUpload } from '@/api/unfinished-uploads'
import { cancelUpload, finishUpload, type UploadKind, uploadInPieces } from '@/api/upload-in-pieces'

// What is done with a finished upload: the call that makes a record of it.
export type Finish = (upload: string, file: File) => Promise<unknown>

export type PendingUpload = {
  id: number
  // Whose page shows it: "course 12".
  scope: string
  // Who began it: nobody else who signs in at this browser sees it or goes on with it.
  caller: string | null
  kind: UploadKind
  file: File
  finish: Finish
  sent: number
  state: 'waiting' | 'sending' | 'offline' | 'saving' | 'paused' | 'failed' | 'done'
  error?: unknown
}

// Uploads belong to no page: they go on while one looks at another, and are there again on the way back.
export const usePendingUploads = create<{ all: PendingUpload[] }>(() => ({ all: [] }))

// Two at once: the second fills the gaps in which the first waits for an answer.
const atOnce = 2
const controllers = new Map<number, AbortController>()
// Those under way, until they have ended one way or another.
const runs = new Map<number, Promise<void>>()
let lastId = 0

const change = (id: number, to: Partial<PendingUpload>) =>
  usePendingUploads.setState(({ all }) => ({
    all: all.map((one) => (one.id === id ? { ...one, ...to } : one)),
  }))

const take = (id: number) =>
  usePendingUploads.setState(({ all }) => ({ all: all.filter((one) => one.id !== id) }))

const find = (id: number) => usePendingUploads.getState().all.find((one) => one.id === id)

type NewUpload = Pick<PendingUpload, 'scope' | 'kind' | 'file' | 'finish'>

export function addUploads(uploads: NewUpload[]): void {
  const added = uploads.filter(isNew).map((one): PendingUpload => {
    lastId += 1
    return { ...one, id: lastId, caller: authorization(), sent: 0, state: 'waiting' }
  })
  usePendingUploads.setState(({ all }) => ({ all: [...all.filter(isOurs), ...added] }))
  startNext()
}

export function isOurs({ caller }: PendingUpload): boolean {
  return caller === authorization()
}

// The same file chosen twice is one upload.
function isNew({ scope, file }: NewUpload): boolean {
  return !usePendingUploads
    .getState()
    .all.some((one) => one.scope === scope && one.state !== 'done' && isSame(one.file, file))
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

// A file that was refused for what it holds stays refused.
export function mayTryAgain({ state, error }: PendingUpload): boolean {
  return state === 'failed' && !(error instanceof ApiError && error.status === 422)
}

export function pauseUpload(id: number): void {
  controllers.get(id)?.abort()
  change(id, { state: 'paused' })
}

// Goes on with what was paused or has failed.
export function resumeUpload(id: number): void {
  change(id, { state: 'waiting', error: undefined })
  startNext()
}

export function dropUpload(id: number): void {
  const upload = find(id)
  controllers.get(id)?.abort()
  take(id)
  if (upload && upload.state !== 'done') void cancelUpload(upload.file, upload.kind)
}

export function clearFinished(scope: string): void {
  usePendingUploads.setState(({ all }) => ({
    all: all.filter((one) => one.scope !== scope || one.state !== 'done'),
  }))
}

function startNext(): void {
  const { all } = usePendingUploads.getState()
  const next = all.find((one) => one.state === 'waiting' && isOurs(one))
  if (next && controllers.size < atOnce) {
    runs.set(next.id, run(next))
    startNext()
  }
}

async function run({ id, scope, file, kind, finish }: PendingUpload): Promise<void> {
  const controller = new AbortController()
  controllers.set(id, controller)
  change(id, { state: 'sending' })
  try {
    const upload = await uploadInPieces(file, kind, {
      signal: controller.signal,
      onProgress: (sent) => change(id, { sent }),
      onWaiting: (waiting) => change(id, { state: waiting ? 'offline' : 'sending' }),
    })
    change(id, { state: 'saving', sent: file.size })
    await earlierOnes(id, scope)
    await finishUpload(() => finish(upload, file), {
      signal: controller.signal,
      onWaiting: (waiting) => change(id, { state: waiting ? 'offline' : 'saving' }),
    })
    forgetUpload(file, kind)
    change(id, { state: 'done' })
  } catch (error) {
    // What was paused or dropped has its state already.
    if (!controller.signal.aborted) change(id, { state: 'failed', error })
  } finally {
    controllers.delete(id)
    runs.delete(id)
    startNext()
  }
}

// Records are made in the order in which the files were chosen, however long each takes.
async function earlierOnes(id: number, scope: string): Promise<void> {
  const earlier = [...runs].filter(([other]) => other < id && find(other)?.scope === scope)
  await Promise.all(earlier.map(([, ended]) => ended))
}

// Leaving the page for good would stop them: the browser asks first.
window.addEventListener('beforeunload', (event) => {
  if (controllers.size > 0) event.preventDefault()
})
