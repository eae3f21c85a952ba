import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Server } from './server.ts'

/** Waits for a mail to an address that holds a link to a page of ours, and returns that link. */
export async function mailedLink(server: Server, address: string, path: string): Promise<string> {
  let link = ''
  await expect
    .poll(() => (link = newestLink(server, address, path)), { message: `a mail to ${address}` })
    .not.toBe('')
  return link
}

function newestLink(server: Server, address: string, path: string): string {
  if (!existsSync(server.mail)) return ''
  const names = readdirSync(server.mail).filter((name) => name.endsWith('.eml'))
  // The names are made in the order of time.
  for (const name of names.sort().reverse()) {
    const text = readFileSync(join(server.mail, name), 'utf8').replace(/=\r?\n/g, '')
    const found = text.match(new RegExp(`${server.url}${path}#[\\w-]+`))
    if (text.includes(`<${address}>`) && found) return found[0]
  }
  return ''
}
