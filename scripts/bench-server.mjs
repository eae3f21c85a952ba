// What the measuring scripts share: the built program on a school of its own, and what it takes of the machine.
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'

export function freePort() {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Fills a school and serves it; resolves once it answers. */
export async function serve(env, port, ...demo) {
  execFileSync('bin/myspace', ['demo', ...demo], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const child = spawn('bin/myspace', ['serve'], { env, stdio: 'ignore' })
  process.on('exit', () => child.kill('SIGKILL')) // also where it never answers
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 50))
  return child
}

function answers(port) {
  return new Promise((resolve) => {
    const ask = http.get({ port, host: '127.0.0.1', path: '/readyz' }, (answer) => {
      answer.resume()
      resolve(answer.statusCode < 300)
    })
    ask.on('error', () => resolve(false))
  })
}

/** The milliseconds of processor that a process's threads have taken so far; none where it has just ended. */
export function taken(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce((total, id) => total + Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]) / 1e6, 0)
  } catch {
    return 0
  }
}

/** The memory of a process in MB: VmRSS now, VmHWM at most. */
export function memory(pid, what) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`${what}:\\s+(\\d+)`))
  return Math.round(Number(line[1]) / 1024)
}
