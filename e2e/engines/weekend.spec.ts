import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Classroom, makeClassroom } from '../classroom.ts'
import { campusId, password } from '../people.ts'
import { askAs } from '../planned.ts'
import { everythingStored } from '../stored.ts'
import { expect, test } from '../test.ts'
import { Device, type Open } from './device.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

const engines: Record<string, Open> = { Firefox: firefox, WebKit: webkit }

let folder: string
let device: Device | undefined
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'))
})
test.afterEach(async ({ server }, info) => {
  try {
    if (device && info.status !== info.expectedStatus) {
      await info.attach('server', { path: server.log })
      const path = info.outputPath('page.png')
      writeFileSync(path, await device.browser.picture())
      await info.attach('page', { path })
    }
  } finally {
    await device?.browser.shut()
    device = undefined
    rmSync(folder, { recursive: true, force: true })
  }
})

/** As people do. */
async function signIn(held: Device, origin: string): Promise<void> {
  await held.browser.goto(`${origin}/login`)
  await held.press('input[name=email]')
  await held.browser.type('secretary.nice@demo.example')
  await held.press('input[name=password]')
  await held.browser.type(password)
  await held.browser.run(
    (campus) => {
      const select = document.querySelector('select')
      if (!select) throw new Error('there is no campus to choose')
      select.value = campus
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    await campusId(origin, 'Nice'),
  )
  await held.press('button', /^Se connecter$/)
  await held.sees(/Secrétariat · Nice/)
}

const cell = (name: string, value: string) => new RegExp(`^${name} : ${value}$`)

const stands = (held: Device, name: string, value: string) =>
  held.browser.run((pattern) => {
    const pressed = [...document.querySelectorAll('[aria-pressed=true]')]
    return pressed.some((one) => new RegExp(pattern).test(one.getAttribute('aria-label') ?? ''))
  }, `^${name}\\s:\\s${value}$`)

/** What the server holds of a class, with how often each was entered. */
async function heldByServer(origin: string, { id, sheets }: Classroom) {
  const ask = await askAs(origin, 'secretary.nice', 'Nice')
  const course = sheets[0]?.split('/')[7]
  const { data: attendance } = await ask(`/api/attendance/sheets/${course}/${id}`)
  const { data: grades } = await ask(`/api/grades/sheets/${course}/${id}`)
  type Marked = { marks: { session_id: string; value: string; version: number }[] }
  type Graded = { attempts: { points: number; version: number }[] }
  return {
    marks: attendance.students.map(({ marks }: Marked) =>
      marks.map(({ session_id, value, version }) => [session_id, value, version]),
    ),
    grades: grades.students.map(({ attempts }: Graded) =>
      attempts.map(({ points, version }) => [points, version]),
    ),
  }
}

/** Takes the week-end along, and tells how long that took. */
async function pack(held: Device, kit: string): Promise<void> {
  await held.browser.goto(kit)
  const began = Date.now()
  await held.press('button', /^Emporter le week-end$/)
  await held.sees(/Le kit est prêt/, 60_000)
  await held.sees(/L’application\s+Prête/, 180_000)
  tell('kit', `ready in ${Date.now() - began} ms`)
}

const tell = (type: string, description: string) => test.info().annotations.push({ type, description })

async function gradeFirst(held: Device, { id, code, course }: Classroom, points: string): Promise<void> {
  await held.press(`a[href="/apps/campus/grades/courses/${id}"]`)
  // What waits on the kit's page leads to the course as well.
  await held.sees(new RegExp(`Notes : ${code}`))
  await held.press('a', new RegExp(course))
  await held.press('[data-cell="0.0"]')
  await held.browser.type(`${points}\n`)
  await held.sees(/Ce que vous saisissez est gardé ici/)
}

for (const [engine, open] of Object.entries(engines)) {
  test(`a week-end without a server in ${engine}: its sheets open, and what is entered stays and is sent once`, async ({
    server,
  }) => {
    test.setTimeout(300_000)
    const room = await makeClassroom(server.url, engine.toUpperCase(), 5)
    const [first = '', second = '', third = '', fourth = ''] = room.students
    const kit = `${server.url}/apps/campus/weekend-kit`
    const held = await Device.opened(open, folder)
    device = held
    tell('engine', held.browser.version)
    await signIn(held, server.url)
    await pack(held, kit)
    await held.press(`a[href="/apps/campus/attendance/courses/${room.id}"]`)
    await held.press('a', /À relever|Pas commencée/)
    await held.sees(new RegExp(first))
    const sheet = await held.browser.run(() => location.href)

    await server.halt()
    await held.browser.reload()
    await held.sees(/Hors connexion : état de/)
    await held.press('button', cell(first, 'Présent'))
    await held.press('button', cell(second, 'Absent'))
    await held.press('button', cell(third, 'En ligne'))
    await held.sees(/Hors connexion : 3 saisies sont gardées ici/)
    expect(await held.browser.run(everythingStored)).not.toContain(`Classe${room.code}`)

    await held.reopen()
    await held.browser.goto(sheet)
    await held.sees(/Hors connexion : 3 saisies sont gardées ici/)
    expect(await stands(held, second, 'Absent')).toBe(true)
    await held.press('button', cell(fourth, 'Présent'))
    await held.sees(/Hors connexion : 4 saisies sont gardées ici/)
    await held.browser.goto(kit)
    await gradeFirst(held, room, '70')
    await held.browser.goto(kit)
    await held.sees(/4 saisies en attente/)
    await held.sees(/1 saisie en attente/)

    await server.resume()
    const back = Date.now()
    await held.sees(/Tout ce qui a été saisi sur cet appareil est envoyé/, 60_000)
    tell('sent', `${Date.now() - back} ms after the server was back`)
    const session = sheet.split('/')[7]
    const once = {
      marks: ['present', 'absent', 'online', 'present', ''].map((value) =>
        value ? [[session, value, 1]] : [],
      ),
      // In hundredths.
      grades: [[[7000, 1]], [], [], [], []],
    }
    expect(await heldByServer(server.url, room)).toEqual(once)
    await held.browser.goto(sheet)
    await held.sees(new RegExp(first))
    await expect.poll(() => stands(held, third, 'En ligne')).toBe(true)
    expect(await heldByServer(server.url, room)).toEqual(once)
  })
}

test('a Firefox that ends a worker after seconds has the whole program in the end', async ({ server }) => {
  test.setTimeout(300_000)
  // A minute unless told: as much as a slow line needs, or not enough.
  const short = { 'dom.serviceWorkers.idle_timeout': 1000, 'dom.serviceWorkers.idle_extended_timeout': 1000 }
  const held = await Device.opened((at) => firefox(at, short), folder)
  device = held
  const kit = `${server.url}/apps/campus/weekend-kit`
  await signIn(held, server.url)
  await pack(held, kit)
  await server.halt()
  await held.browser.reload()
  await held.sees(/Hors connexion : tel que vu le/)
  await server.resume()
})
