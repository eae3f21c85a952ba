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

/** Waits for a mailed letter of a subject, and returns the path of its link. It goes a minute after it was sent. */
export async function mailedLetter(server: Server, subject: string): Promise<string> {
  let path = ''
  await expect
    .poll(() => (path = letterPath(server, subject)), { message: `a letter "${subject}"`, timeout: 100_000 })
    .not.toBe('')
  return path
}

function letterPath(server: Server, subject: string): string {
  if (!existsSync(server.mail)) return ''
  for (const name of readdirSync(server.mail).filter((file) => file.endsWith('.eml'))) {
    const text = readFileSync(join(server.mail, name), 'utf8').replace(/=\r?\n/g, '')
    const found = text.match(/\/letters\/read\/[\w-]{20,}/)
    if (text.includes(`Subject: ${subject}`) && found) return found[0]
  }
  return ''
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
