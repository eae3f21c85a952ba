import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../server.ts'
import type { Browser } from './device.ts'

type Ask = (path: string, body?: object) => Promise<unknown>

/** Debian's WebKitGTK with a folder that outlives it, driven by plain WebDriver: WebKitWebDriver has no BiDi. */
export async function webkit(folder: string): Promise<Browser> {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore' })
  const killed = () => driver.kill('SIGKILL')
  process.once('exit', killed)
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, driver)
  // Its own MiniBrowser keeps nothing while it is driven: ours does.
  const args = ['-m', resolve(import.meta.dirname, 'webkit-browser.js'), folder]
  const options = { 'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args } }
  const begun = await ask(`${origin}/session`, 'POST', { capabilities: { alwaysMatch: options } })
  const { sessionId, capabilities } = begun as {
    sessionId: string
    capabilities: { browserName: string; browserVersion: string }
  }
  const session = `${origin}/session/${sessionId}`
  const post: Ask = (path, body = {}) => ask(`${session}/${path}`, 'POST', body)
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    goto: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh')),
    run: (act, ...args) => run(post, String(act), args) as Promise<never>,
    press: async (at) => void (await post('actions', pressAt(at))),
    type: async (text) => void (await post('actions', keysOf(text))),
    picture: async () => Buffer.from((await ask(`${session}/screenshot`, 'GET')) as string, 'base64'),
    shut: async () => {
      // It closes the window, and then complains that there is none.
      await ask(session, 'DELETE').catch(() => {})
      process.off('exit', killed)
      driver.kill()
      await once(driver, 'exit')
    },
  }
}

async function untilReady(origin: string, driver: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && driver.exitCode === null; ) {
    if (await fetch(`${origin}/status`).catch(() => undefined)) return
    await pause(50)
  }
  throw new Error('WebKitWebDriver did not become ready')
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${new URL(url).pathname}: ${value.error}: ${value.message}`)
  return value
}

async function run(post: Ask, act: string, args: unknown[]): Promise<unknown> {
  const script = `
    const [args, done] = arguments;
    (async () => (${act})(...args))().then((result) => done({ result }), (error) => done({ error: String(error) }))`
  const said = (await post('execute/async', { script, args: [args] })) as { result?: unknown; error?: string }
  if (said.error) throw new Error(said.error)
  return said.result
}

function pressAt({ x, y }: { x: number; y: number }): object {
  const button = { button: 0 }
  const actions = [
    { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
    { type: 'pointerDown', ...button },
    { type: 'pointerUp', ...button },
  ]
  return { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] }
}

function keysOf(text: string): object {
  const keys = [...text].map((letter) => (letter === '\n' ? '\uE007' : letter))
  const actions = keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}
