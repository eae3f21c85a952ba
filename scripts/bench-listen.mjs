// 500 who hear a recording of 100 MB at once, each by ranges over a connection of his own, as fast as they come: how much
// the server sends, and what it takes of processor and memory. `make bench-listen`; LISTENERS, SECONDS, SIZE_MB for
// less. On SQLite, or on the server that scripts/with-postgres.sh names.
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, memory, serve, taken } from './bench-server.mjs'

const MiB = 1024 * 1024
const listeners = Number(process.env.LISTENERS ?? 500)
const seconds = Number(process.env.SECONDS ?? 20)
const size = Number(process.env.SIZE_MB ?? 100) * MiB
const range = 512 * 1024
const data = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'bench-listen-'))
const port = await freePort()
const postgres = process.env.TEST_POSTGRES
// Without a path the program finds no ffmpeg: no light form is made meanwhile.
const env = {
  ...process.env, PATH: '', MYSPACE_DATA: data, MYSPACE_ADDR: `127.0.0.1:${port}`, MYSPACE_OPS_ADDR: 'off',
  ...(postgres && { MYSPACE_DATABASE: postgres }),
}
const agent = new http.Agent({ keepAlive: true, maxSockets: listeners })

// Whatever happens, nothing is left behind.
process.on('exit', () => {
  server?.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})
let refused = 0
let server
server = await serve(env, port, '--students', '240')
const campus = (await json('GET', '/organization-openlist/AF')).find((one) => one.name === 'Paris').id
const admin = await signIn('admin')
const student = await signIn('student')
const path = await record()

const idle = memory(server.pid, 'VmRSS')
await listen(2) // everything is open and in memory
const turnedAway = refused
const before = { cpu: taken(server.pid), own: taken(process.pid), at: performance.now() }
const heard = await listen(seconds)
const took = (performance.now() - before.at) / 1000
const [cpu, own] = [taken(server.pid) - before.cpu, taken(process.pid) - before.own]
const sent = (heard.length * range) / MiB
heard.sort((a, b) => a - b)
console.log(`${listeners} listeners, ranges of ${range / 1024} KiB of ${size / MiB} MiB, ${took.toFixed(1)} s, ${postgres ? 'PostgreSQL' : 'SQLite'}:`)
console.log(`  ${(sent / took).toFixed(0)} MiB/s, enough for ${Math.floor((sent * MiB * 8) / took / 128_000)} who hear 128 kb/s`)
console.log(`  CPU of the program ${(cpu / 1000 / took).toFixed(2)} cores, ${(cpu / sent).toFixed(2)} ms a MiB, ${(cpu / heard.length).toFixed(2)} ms a range; the listeners' own ${(own / 1000 / took).toFixed(2)} cores`)
console.log(`  a range after ${at(0.5)} ms in the middle, ${at(0.99)} ms for the slowest of a hundred`)
console.log(`  ${refused - turnedAway} turned away for a moment`)
console.log(`  memory ${idle} MB idle, ${memory(server.pid, 'VmRSS')} MB after, ${memory(server.pid, 'VmHWM')} MB at most`)
const over = new Promise((resolve) => server.once('exit', resolve))
server.kill('SIGTERM')
await over
process.exit(0)

function at(part) {
  return heard[Math.floor(part * (heard.length - 1))].toFixed(0)
}

async function signIn(role) {
  const { token } = await json('POST', '/session', undefined, { email: `${role}@demo.example`, password: 'welcome-to-2026', organization_id: campus })
  return { Authorization: `Bearer ${token}` }
}

// record puts a sound into a session of the student's, and returns where it is heard.
async function record() {
  const [session] = (await json('GET', '/api/recording-sessions', student)).items
  const made = JSON.parse(await call('POST', `/api/recording-sessions/${session.id}/recordings?kind=audio&name=long.wav`, { ...admin, 'Content-Length': size }, sound()))
  await json('POST', '/api/recordings/publish', admin, { ids: [made.id], publish_at: null, consent: false })
  return `/api/recordings/${made.id}/content`
}

// sound is a WAV file by its head, and noise by the rest.
function sound() {
  const bytes = Buffer.alloc(size)
  for (let i = 0; i + 4 <= size; i += 4) bytes.writeUInt32LE((Math.imul(i + 1, 2654435761) ^ (i << 7)) >>> 0, i)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(size - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  for (const [where, value] of [[20, 1], [22, 1], [32, 2], [34, 16]]) bytes.writeUInt16LE(value, where)
  bytes.writeUInt32LE(44_100, 24)
  bytes.writeUInt32LE(88_200, 28)
  bytes.write('data', 36)
  bytes.writeUInt32LE(size - 44, 40)
  return bytes
}

// listen has everybody hear for some seconds, and returns how long each range took.
async function listen(long) {
  const end = performance.now() + long * 1000
  const times = []
  const one = async (_, i) => {
    const ranges = Math.floor(size / range)
    for (let n = Math.floor((i * ranges) / listeners); performance.now() < end; n++) {
      const began = performance.now()
      await hear((n % ranges) * range)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: listeners }, one))
  return times
}

function hear(from) {
  return new Promise((resolve, reject) => {
    const headers = { ...student, Range: `bytes=${from}-${from + range - 1}` }
    const ask = http.get({ agent, port, host: '127.0.0.1', path, headers }, (answer) => {
      let got = 0
      answer.on('data', (part) => (got += part.length)).on('end', () => {
        if (answer.statusCode === 206 && got === range) resolve()
        else if (answer.statusCode === 503) later(Number(answer.headers['retry-after']), from).then(resolve, reject)
        else reject(new Error(`${path} from ${from}: ${answer.statusCode}, ${got} bytes`))
      })
    })
    ask.on('error', reject)
  })
}

// later asks once more, as the server says: it works on so many at once, and turns others away for a moment.
async function later(seconds, from) {
  refused++
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return hear(from)
}

function call(method, where, headers = {}, body) {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', method, path: where, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => (text += part))
      answer.on('end', () => {
        if (answer.statusCode >= 300) reject(new Error(`${method} ${where}: ${answer.statusCode} ${text}`))
        else resolve(text)
      })
    })
    request.on('error', reject).end(body)
  })
}

async function json(method, where, headers, body) {
  return JSON.parse(await call(method, where, { ...headers, 'Content-Type': 'application/json' }, body && JSON.stringify(body)))
}
