// What a request costs the processor, the database's share included: the built program, filled with 20,000 students, is
// asked over 16 connections for lists, searches and records, in turns. On SQLite, or on the server that
// scripts/with-postgres.sh names. PROFILE=search writes a profile of that kind of request to search.prof.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, serve, taken } from './bench-server.mjs'

const connections = 16
const rounds = Number(process.env.ROUNDS ?? 5)
const requests = Number(process.env.REQUESTS ?? 800) // of a kind in each round
const students = process.env.STUDENTS ?? '20000'
const postgres = process.env.TEST_POSTGRES
const data = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'bench-http-'))
const [port, opsPort] = [await freePort(), await freePort()]
const env = {
  ...process.env, MYSPACE_DATA: data, MYSPACE_ADDR: `127.0.0.1:${port}`, MYSPACE_OPS_ADDR: `127.0.0.1:${opsPort}`,
  ...(postgres && { MYSPACE_DATABASE: postgres }),
}
const agent = new http.Agent({ keepAlive: true, maxSockets: connections })

// Whatever happens, nothing is left behind.
process.on('exit', () => {
  server?.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})
let server
let signed = {}
await start()
const kinds = await choose()
if (process.env.PROFILE) await profile(process.env.PROFILE)
await run(Object.values(kinds).flat()) // everything is prepared and in memory
const best = {}
for (let round = 0; round < rounds; round++) {
  for (const [kind, paths] of Object.entries(kinds)) {
    const asked = Array.from({ length: requests }, (_, i) => paths[(i + round * requests) % paths.length])
    const before = cpu()
    await run(asked)
    const after = cpu()
    const cost = { program: (after.program - before.program) / requests, database: (after.database - before.database) / requests }
    // What else the machine does can only make it slower.
    if (!best[kind] || sum(cost) < sum(best[kind])) best[kind] = cost
  }
}
console.log(`CPU of a request, ${students} students, ${connections} connections, ${postgres ? 'PostgreSQL' : 'SQLite'}:`)
for (const [kind, cost] of Object.entries(best)) {
  const parts = postgres ? `  (program ${cost.program.toFixed(2)}, database ${cost.database.toFixed(2)})` : ''
  console.log(`  ${kind.padEnd(16)} ${sum(cost).toFixed(2)} ms${parts}`)
}
const over = new Promise((resolve) => server.once('exit', resolve))
server.kill('SIGTERM')
await over

async function start() {
  server = await serve(env, port, '--students', students, '--campuses', '10')
  const orgs = await read('/organization-openlist/AF')
  const body = { email: 'admin@demo.example', password: 'welcome-to-2026', organization_id: orgs.find((one) => one.name === 'Paris').id }
  signed = { Authorization: `Bearer ${(await read('/session', 'POST', body)).token}` }
}

// Lists of every campus, every family name that some hundred people have, frequent and rare, and these people.
async function choose() {
  const campuses = (await read('/api/campuses')).items
  const lists = campuses.filter((one) => one.people_count > 500).map((one) => `/api/people?campus=${one.id}&role=student`)
  const some = []
  for (let page = 1; page <= 400; page += 20) some.push(...(await read(`/api/people?page=${page}`)).items)
  const names = [...new Set(some.map((one) => one.name.split(' ').at(-1)))].map((name) => `/api/people?q=${encodeURIComponent(name)}`)
  const sheets = []
  for (const { class_id } of (await read('/api/grades/classes')).items.slice(0, 40)) {
    for (const { agenda_course_id } of (await read(`/api/grades/classes/${class_id}/courses`)).items.slice(0, 5)) sheets.push(`${agenda_course_id}/${class_id}`)
  }
  const graded = []
  for (const class_id of new Set(sheets.map((sheet) => sheet.split('/')[1]))) {
    for (const { student_id } of (await read(`/api/reports/classes/${class_id}`)).students) graded.push(`/api/students/${student_id}/reports/${class_id}`)
  }
  return {
    'attendance sheet': sheets.map((sheet) => `/api/attendance/sheets/${sheet}`),
    'grade sheet': sheets.map((sheet) => `/api/grades/sheets/${sheet}`),
    'student, grades': graded,
    comparison: campuses.map((one) => `/api/reports/comparison?by=class&campus=${one.id}`),
    list: lists,
    search: names,
    'search in campus': names.map((path, i) => `${path}&${lists[i % lists.length].split('?')[1]}`),
    letter: [...'abcdelmprst'].map((letter) => `/api/people?q=${letter}`),
    record: some.filter((_, i) => i % 3 === 0).map((one) => `/api/people/${one.id}`),
  }
}

// run asks for each path, as many at once as there are connections.
async function run(paths) {
  let next = 0
  const line = async () => {
    while (next < paths.length) await call(paths[next++])
  }
  await Promise.all(Array.from({ length: connections }, line))
}

async function profile(kind) {
  await run(kinds[kind])
  let over = false
  const fetched = new Promise((resolve, reject) => {
    http.get({ port: opsPort, host: '127.0.0.1', path: '/debug/pprof/profile?seconds=10' }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
  const written = fetched.then((bytes) => {
    over = true
    writeFileSync(`${kind}.prof`, bytes)
  })
  while (!over) await run(kinds[kind])
  await written
}

// call asks as a browser does; read as whoever wants to read the answer.
function call(path, method = 'GET', body, encoding = 'gzip, deflate, br, zstd') {
  const headers = { ...signed, 'Content-Type': 'application/json', 'Accept-Encoding': encoding }
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part)).on('end', () => {
        if (answer.statusCode >= 300) reject(new Error(`${method} ${path}: ${answer.statusCode}`))
        else resolve(Buffer.concat(parts))
      })
    })
    request.on('error', reject).end(body)
  })
}

async function read(path, method = 'GET', body) {
  return JSON.parse(await call(path, method, body && JSON.stringify(body), 'identity'))
}

// cpu is how many milliseconds of processor the program and the database have taken so far.
function cpu() {
  return { program: taken(server.pid), database: postgres ? databaseTaken(Number(process.env.TEST_POSTGRES_PID)) : 0 }
}

// databaseTaken is the time of PostgreSQL's first process and of those that it started.
function databaseTaken(first) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === first)
  return [first, ...all].reduce((total, pid) => total + taken(pid), 0)
}

function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])
  } catch {
    return 0
  }
}

function sum(cost) {
  return cost.program + cost.database
}
