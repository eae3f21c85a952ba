// A large upload against the built program: how much memory the server takes, and whether a cut and a kill -9 cost
// anything that was acknowledged. `make bench-upload`, or SIZE_MB=512 for a smaller one.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, memory, serve } from './bench-server.mjs'

const MiB = 1024 * 1024
const size = Number(process.env.SIZE_MB ?? 2048) * MiB
const piece = 8 * MiB
const data = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'bench-upload-'))
const port = await freePort()
// Without a path the program finds no ffmpeg, which would try to make a light form of the noise.
const env = { ...process.env, PATH: '', MYSPACE_DATA: data, MYSPACE_ADDR: `127.0.0.1:${port}`, MYSPACE_OPS_ADDR: 'off' }

// A film by its first bytes, noise by the rest; the same bytes at the same place each time.
const noise = Buffer.alloc(piece)
for (let i = 0; i < piece; i += 4) noise.writeUInt32LE((Math.imul(i + 1, 2654435761) ^ (i << 7)) >>> 0, i)
const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(12), noise]).subarray(0, piece)
const bytesAt = (offset) => {
  const block = Buffer.from(offset < piece ? head : noise)
  block.writeUInt32LE(offset / piece, piece - 4)
  return block.subarray(0, Math.min(piece, size - offset))
}

// Whatever happens, nothing is left behind.
process.on('exit', () => {
  child?.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})
let child
let signed = {}
let server = await start()
const orgs = await json('GET', '/organization-openlist/AF')
const { token } = await json('POST', '/session', {
  email: 'supervisor@demo.example',
  password: 'welcome-to-2026',
  organization_id: orgs.find((one) => one.name === 'Paris').id,
})
signed = { Authorization: `Bearer ${token}` }
const proof = { ...signed, 'Tus-Resumable': '1.0.0' }
const [session] = (await json('GET', '/api/recording-sessions')).items

const idle = memory(server.pid, 'VmRSS')
const base64 = (text) => Buffer.from(text).toString('base64')
const begun = await call('POST', '/api/uploads', {
  ...proof, 'Upload-Length': size, 'Upload-Metadata': `filename ${base64('film.mp4')},kind ${base64('recording_video')}`,
})
const address = begun.headers.location
const started = performance.now()
let offset = await sendUntil(0, size / 2)

// The line breaks in the middle of a piece.
await cut(offset)
const afterCut = await ask()
console.log(`cut ${mb(offset + piece / 2)} MiB into it: the server has ${mb(afterCut)} MiB, acknowledged were ${mb(offset)}`)
offset = await sendUntil(afterCut, size * 0.75)
const peak = memory(server.pid, 'VmHWM')

// The server dies in the middle of a piece.
const dying = cut(offset, true)
process.kill(server.pid, 'SIGKILL')
await dying
server = await start()
const afterKill = await ask()
console.log(`kill -9 after ${mb(offset)} MiB were acknowledged: the server has ${mb(afterKill)} MiB`)
if (afterKill < offset) throw new Error('acknowledged bytes were lost')
await sendUntil(afterKill, size)
const seconds = (performance.now() - started) / 1000

const before = performance.now()
const made = JSON.parse((await call('POST', `/api/recording-sessions/${session.id}/recordings?kind=video&upload=${address.split('/').at(-1)}`, proof)).body)
const taking = performance.now() - before
const peakAgain = memory(server.pid, 'VmHWM')
const same = (await fetchedHash(`/api/recordings/${made.id}/content`)) === sentHash()
console.log(`${mb(size)} MiB in ${seconds.toFixed(1)} s (${(size / MiB / seconds).toFixed(0)} MiB/s), made a recording in ${taking.toFixed(0)} ms`)
console.log(`memory of the server: ${idle} MB idle, ${peak} MB at most before the kill, ${peakAgain} MB at most after it`)
console.log(same ? 'what is served is what was sent' : 'WHAT IS SERVED IS NOT WHAT WAS SENT')
process.kill(server.pid, 'SIGTERM')
await server.over
process.exit(same ? 0 : 1)

async function start() {
  child = await serve(env, port, '--if-empty')
  return { pid: child.pid, over: new Promise((resolve) => child.once('exit', resolve)) }
}

async function sendUntil(from, to) {
  let at = from
  while (at < to) {
    // Pieces keep to their places, so that the bytes are the same however the upload was cut.
    const block = bytesAt(at - (at % piece)).subarray(at % piece)
    const answer = await call('PATCH', address, patch(at, block.length), block)
    at = Number(answer.headers['upload-offset'])
  }
  return at
}

function patch(at, length) {
  const kind = { 'Content-Type': 'application/offset+octet-stream', 'Content-Length': length }
  return { ...proof, ...kind, 'Upload-Offset': at }
}

// Sends half of a piece, and then breaks the line (or waits for the other side to do so).
function cut(at, wait = false) {
  return new Promise((resolve) => {
    const block = bytesAt(at)
    const request = http.request({ port, host: '127.0.0.1', method: 'PATCH', path: address, headers: patch(at, block.length) })
    request.on('error', () => resolve())
    request.write(block.subarray(0, block.length / 2), () => {
      if (!wait) request.destroy()
    })
    request.on('close', resolve)
  })
}

async function ask() {
  return Number((await call('HEAD', address, proof)).headers['upload-offset'])
}

function call(method, path, headers = {}, body) {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => (text += part))
      answer.on('end', () => {
        if (answer.statusCode >= 300) reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`))
        else resolve({ headers: answer.headers, body: text })
      })
    })
    request.on('error', reject).end(body)
  })
}

async function json(method, path, body) {
  const headers = { ...signed, 'Content-Type': 'application/json' }
  return JSON.parse((await call(method, path, headers, body && JSON.stringify(body))).body)
}

function fetchedHash(path) {
  return new Promise((resolve, reject) => {
    const sum = createHash('sha256')
    http
      .get({ port, host: '127.0.0.1', path, headers: proof }, (answer) => {
        answer.on('data', (part) => sum.update(part)).on('end', () => resolve(sum.digest('hex')))
      })
      .on('error', reject)
  })
}

function sentHash() {
  const sum = createHash('sha256')
  for (let at = 0; at < size; at += piece) sum.update(bytesAt(at))
  return sum.digest('hex')
}

function mb(bytes) {
  return (bytes / MiB).toFixed(1)
}
