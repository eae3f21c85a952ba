import type { Page } from '@playwright/test'
import { openLine } from '../line.ts'
import { newSession, signIn } from '../people.ts'
import { askAs } from '../planned.ts'
import { hashOf, toneOf } from '../sounds.ts'
import { expect, test } from '../test.ts'

type Recorded = { kind: string; title: string; content_url: string }

/** Before which pieces the line breaks, counted from the first of all files. */
const cutAt = [2, 6, 11]

/** Cuts the line in the middle of pieces, and mends it when the page has said that it is gone. */
function cutThrice(page: Page, line: Awaited<ReturnType<typeof openLine>>) {
  const state = { pieces: 0, cuts: 0 }
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return
    state.pieces += 1
    if (!cutAt.includes(state.pieces)) return
    state.cuts += 1
    line.cut()
  })
  return state
}

test('multimedia sends ten files over a line that is cut three times, and each arrives once and whole', async ({
  browser,
  server,
}) => {
  test.slow()
  const line = await openLine(server.url)
  const desk = await browser.newContext({ baseURL: line.url, locale: 'fr-FR', reducedMotion: 'reduce' })
  const page = await desk.newPage()
  await signIn(page, 'multimedia', { at: '/apps/campus/recording' })
  await page
    .getByRole('link', { name: /Audio : manquant/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Ajouter des fichiers' })).toBeVisible()
  // The first is larger than a piece.
  const files = Array.from({ length: 10 }, (_, at) => ({
    name: `partie ${at + 1}.wav`,
    mimeType: 'audio/wav',
    buffer: toneOf(200 + 20 * at, at === 0 ? 1150 : 20),
  }))
  const state = cutThrice(page, line)
  await page.locator('input[type=file]').setInputFiles(files)
  for (let cut = 1; cut <= cutAt.length; cut++) {
    await expect.poll(() => state.cuts, { timeout: 60_000 }).toBe(cut)
    await expect(page.getByText(/^Connexion perdue\s: l’envoi reprendra/).first()).toBeVisible()
    line.mend()
  }
  const kept = page.getByRole('checkbox', { name: /partie \d+$/ })
  await expect(kept).toHaveCount(10, { timeout: 60_000 })

  const ask = await askAs(server.url, 'multimedia', 'Paris')
  const session = new URL(page.url()).pathname.split('/').at(-1)
  const { recordings } = await ask(`/api/recording-sessions/${session}`)
  const heard = (recordings as Recorded[]).filter(({ kind }) => kind === 'audio')
  expect(heard).toHaveLength(10)
  for (const { title, content_url } of heard) {
    const sent = files.find(({ name }) => name === `${title}.wav`)
    const came = await page.request.get(server.url + new URL(content_url, server.url).pathname, {
      params: Object.fromEntries(new URL(content_url, server.url).searchParams),
    })
    expect(hashOf(await came.body()), title).toBe(hashOf(sent?.buffer ?? toneOf(1, 1)))
  }
  await desk.close()
  await line.close()
})

/** Gives a session one sound of some seconds, and hides what else was recorded of it. */
async function recordOnly(origin: string, session: string, seconds: number): Promise<void> {
  const ask = await askAs(origin, 'multimedia', 'Paris')
  const { recordings } = await ask(`/api/recording-sessions/${session}`)
  const ids = (recordings as { id: string }[]).map(({ id }) => id)
  if (ids.length > 0) await ask('/api/recordings/hide', { ids })
  const { access_token: token } = await newSession(origin, 'multimedia', 'Paris')
  const query = new URLSearchParams({
    kind: 'audio',
    name: 'La séance.wav',
    duration: String(1000 * seconds),
  })
  const made = await fetch(`${origin}/api/recording-sessions/${session}/recordings?${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(toneOf(330, seconds)),
  })
  const { id } = await made.json()
  await ask('/api/recordings/publish', { ids: [id], publish_at: null, consent: false })
}

test('a student hears what he missed to its end, and the office takes it as made up', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const { id_token: student } = await newSession(server.url, 'student', 'Paris')
  const ask = await askAs(server.url, 'student', 'Paris')
  const { items } = await ask(`/api/students/${student}/catch-ups`)
  const wanted = items.find(
    ({ way, state }: { way: string; state: string }) => way === 'recording' && state === 'open',
  )
  await recordOnly(server.url, wanted.missed.session_id, 8)

  const office = await newPage()
  const catchUps = `/apps/campus/student/${student}?tab=catchups`
  await signIn(office, 'secretary', { at: catchUps })
  await expect(office.getByText('Écouter l’enregistrement').first()).toBeVisible()
  await expect(office.getByRole('button', { name: 'Valider le rattrapage' })).toHaveCount(0)

  await signIn(page, 'student', { at: '/apps/student/courses' })
  await page
    .getByRole('link', { name: new RegExp(wanted.missed.course_name) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Lire La séance' }).click()
  // What is skipped does not count: it plays to its end by itself.
  await expect(page.getByRole('listitem').filter({ hasText: /^La séance/ })).toContainText('Écouté', {
    timeout: 40_000,
  })

  await office.reload()
  await expect(office.getByText(/Enregistrement écouté\s: (9\d|100) %/)).toBeVisible()
  await office.getByRole('button', { name: 'Valider le rattrapage' }).click()
  await expect(office.getByText('Le rattrapage est validé')).toBeVisible()
})
