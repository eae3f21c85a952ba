import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const program = resolve(import.meta.dirname, '../bin/myspace')

/** A running server with the demo school in a data folder of its own. */
export interface Server {
  url: string
  /** The file with what it has said so far. */
  log: string
  /** The folder that outgoing mail is kept in, a file each. */
  mail: string
  /** Ends it: nobody answers at its address until it is resumed, with what it had. */
  halt: () => Promise<void>
  resume: () => Promise<void>
  /** Ends it and starts it again. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** Serves a copy of the demo school on a free port, with these settings too. */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'))
  const address = `127.0.0.1:${await freePort()}`
  const env = {
    ...process.env,
    MYSPACE_DATA: join(folder, 'data'),
    MYSPACE_ADDR: address,
    MYSPACE_OPS_ADDR: `127.0.0.1:${await freePort()}`,
    MYSPACE_BASE_URL: `http://${address}`,
    ...settings,
  }
  cpSync(process.env.SCHOOL ?? '', env.MYSPACE_DATA, { recursive: true })

  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'w')
  const serve = () => spawn(program, ['serve'], { env, stdio: ['ignore', log, log] })
  let child = serve()
  const killed = () => child.kill('SIGKILL')
  process.once('exit', killed)

  const stop = async () => {
    process.off('exit', killed)
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://${address}`
  const untilReady = async () => {
    if (await ready(url, child)) return
    const said = readFileSync(logFile, 'utf8')
    await stop()
    throw new Error(`myspace serve did not become ready:\n${said}`)
  }
  const halt = () => end(child)
  const resume = async () => {
    child = serve()
    await untilReady()
  }
  const restart = async () => {
    await halt()
    await resume()
  }
  await untilReady()
  return { url, log: logFile, mail: join(folder, 'data', 'mail'), halt, resume, restart, stop }
}

async function ready(url: string, child: ChildProcess): Promise<boolean> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && child.exitCode === null; ) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await pause(50)
  }
  return false
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** A port that nobody listens at. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer()
      .once('error', failed)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
      })
  })
}
