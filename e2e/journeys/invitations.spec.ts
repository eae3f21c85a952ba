import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import {
  anotherTeacher,
  answerLink,
  lineUp,
  mailsOf,
  pencilledIn,
  personOf,
  sendFromBoard,
} from '../invited.ts'
import { layoutFaults } from '../layout.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

/** Nothing of a page goes over the edge, of the smallest phone either. */
async function expectToFit(device: Page): Promise<void> {
  for (const width of [320, phone.viewport.width]) {
    await device.setViewportSize({ ...phone.viewport, width })
    expect(await layoutFaults(device), `${width} pixels`).toEqual([])
    expect(await device.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

/** Says no on the page of a mailed link, and why. */
async function declineByLink(device: Page, link: string, why: string): Promise<void> {
  await device.goto(link.replace('/confirm/', '/decline/'))
  await expect(device.getByRole('radio', { name: 'Non', exact: true })).toBeChecked()
  await device.getByRole('button', { name: 'Envoyer ma réponse' }).tap()
  const question = device.getByRole('alertdialog', { name: 'Voulez-vous vraiment décliner ?' })
  await question.getByLabel('Pourquoi ne pouvez-vous pas venir ?').fill(why)
  await expectAccessible(device)
  await question.getByRole('button', { name: 'Décliner' }).tap()
  await expect(device.getByText(`Votre raison : ${why}`)).toBeVisible()
}

test('a supervisor invites, a teacher says "yes, but" on his phone, the supervisor settles', async ({
  page,
  newPage,
  server,
}) => {
  test.slow() // two people, two devices
  const me = await personOf(server, 'teacher.nice')
  const { id, course, invitations } = await pencilledIn(
    server,
    ['2028-09-09', '2028-09-10'],
    [{ person_id: me }],
  )
  const link = await sendFromBoard(page, server, id, () => expectAccessible(page))

  const device = await newPage(phone)
  await device.goto(link)
  await expect(device).toHaveURL(/\/invitation\/confirm$/)
  await expect(device.getByRole('heading', { name: course.name })).toBeVisible()
  await expect(device.getByRole('radio', { name: 'Oui', exact: true })).toBeChecked()
  await device.getByText('Oui, mais…').tap()
  await device.getByRole('checkbox', { name: /10 sept/ }).uncheck()
  await device.getByRole('checkbox', { name: 'J’ai besoin d’un logement' }).check()
  await device.getByLabel('Une question, ou autre chose').fill('Le train de 8 h convient ?')
  await expectAccessible(device)
  await expectToFit(device)
  await device.getByRole('button', { name: 'Envoyer ma réponse' }).tap()
  await expect(device.getByRole('heading', { name: 'Merci, votre réponse est enregistrée' })).toBeVisible()
  await expectToFit(device)

  await page.goto(`/apps/academic/program/planning?view=invitations&planning=${id}`)
  await page.getByRole('table', { name: 'Invitations à enseigner' }).getByRole('link').first().click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Question : Le train de 8 h convient ?')).toBeVisible()
  await expect(panel.getByText('par le lien du message')).toBeVisible()
  await panel.getByRole('button', { name: 'Donner son accord' }).click()
  const agree = page.getByRole('dialog', { name: /^Donner votre accord/ })
  await agree.getByLabel('Montant convenu').fill('120')
  await agree.getByRole('button', { name: 'Donner son accord' }).click()
  await expect(page.getByText('Accord donné : l’invitation est acceptée.')).toBeVisible()
  expect((await invitations()).map(({ state }) => state)).toEqual(['accepted'])
})

test('a no on the telephone makes room for the next in line, who gets his mail', async ({ page, server }) => {
  test.slow() // a board, an overview and two mails
  const me = await personOf(server, 'teacher.nice')
  const other = await anotherTeacher(server, me)
  const both = [{ person_id: me }, { person_id: other.id }]
  const { id, states } = await pencilledIn(server, ['2028-09-16', '2028-09-17'], both)
  await lineUp(server, id, other.id)
  await sendFromBoard(page, server, id)
  const before = mailsOf(server)

  await page.goto(`/apps/academic/program/planning?view=invitations&planning=${id}`)
  await page.getByRole('link', { name: /Mukendi/ }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'A décliné au téléphone…' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Raison').fill('En voyage')
  await question.getByRole('button', { name: 'Décliner' }).click()
  await expect(page.getByText('L’invitation est déclinée.')).toBeVisible()
  await expect(panel.getByText('en son nom')).toBeVisible()
  await expect.poll(() => states('person_id')).toEqual({ [me]: 'declined', [other.id]: 'not_answered' })
  expect(await answerLink(server, before, new RegExp(`To: .*${other.name}`))).toContain(
    '/invitation/confirm/',
  )
})

test('who declined takes it back by the same link, before anybody else is asked', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const me = await personOf(server, 'teacher.nice')
  const other = await anotherTeacher(server, me)
  const both = [{ person_id: me }, { person_id: other.id }]
  const { id, states } = await pencilledIn(server, ['2028-10-07', '2028-10-08'], both)
  await lineUp(server, id, other.id)
  const link = await sendFromBoard(page, server, id)

  const device = await newPage(phone)
  await declineByLink(device, link, 'En voyage')
  expect(await states('person_id')).toEqual({ [me]: 'declined', [other.id]: 'in_analysis' })
  await device.goto(link)
  await device.getByRole('button', { name: /^Revenir en arrière/ }).tap()
  await expect(device.getByText('Votre réponse est reprise.')).toBeVisible()
  await expect(device.getByRole('button', { name: 'Envoyer ma réponse' })).toBeVisible()
  expect(await states('person_id')).toEqual({ [me]: 'not_answered', [other.id]: 'in_analysis' })
})

test('a translator declines: only his half of the course is open again', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const me = await personOf(server, 'teacher.nice')
  const teacher = await anotherTeacher(server, me)
  // Who teaches in French alone is translated in Lisbon.
  const { id, states } = await pencilledIn(
    server,
    ['2028-10-14', '2028-10-15'],
    [
      { person_id: teacher.id, state: 'accepted' },
      { half: 'translator', person_id: me },
    ],
    'Lisboa',
  )
  const link = await sendFromBoard(page, server, id)
  const device = await newPage(phone)
  await device.goto(link)
  await expect(device.getByText(teacher.name)).toBeVisible()
  await declineByLink(device, link, 'Je suis au Congo')
  expect(await states('half')).toEqual({ teacher: 'accepted', translator: 'declined' })

  await page.goto(`/apps/academic/program/planning/${id}`)
  await expect(page.getByText('Sans traducteur').first()).toBeVisible()
  await expect(page.getByText(teacher.name).first()).toBeVisible()
  await expect(page.getByText('Sans enseignant')).toHaveCount(0)
})

test('a scanner that opens the page and everything in it changes nothing', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const me = await personOf(server, 'teacher.nice')
  const { id, invitations } = await pencilledIn(server, ['2028-09-23', '2028-09-24'], [{ person_id: me }])
  const link = await sendFromBoard(page, server, id)
  const before = await invitations()
  const scanner = await newPage()
  for (const opened of [link, link.replace('/confirm/', '/decline/')]) {
    const asked = new Set([opened])
    scanner.on('request', (request) => asked.add(request.url()))
    await scanner.goto(opened)
    await expect(scanner.getByRole('button', { name: 'Envoyer ma réponse' })).toBeVisible()
    for (const address of await addressesIn(scanner)) asked.add(address)
    for (const one of asked) {
      if (!one.startsWith(server.url)) continue
      await scanner.request.get(one)
      await scanner.request.head(one)
    }
  }
  expect(await invitations()).toEqual(before)
  expect(before.map(({ state, viewed_at }) => [state, viewed_at])).toEqual([['not_answered', null]])
})

/** Everything that a page leads to: its links, pictures, scripts and where its forms go. */
function addressesIn(page: Page): Promise<string[]> {
  const names = ['href', 'src', 'action', 'formaction']
  return page.evaluate(
    (of) =>
      [...document.querySelectorAll(of.map((name) => `[${name}]`).join())].flatMap((element) =>
        of.flatMap((name) => {
          const value = element.getAttribute(name)
          return value ? [new URL(value, location.href).href] : []
        }),
      ),
    names,
  )
}

test('who is signed in is led from his mail to the same answer in his space; somebody else is told', async ({
  page,
  newPage,
  server,
}) => {
  test.slow()
  const me = await personOf(server, 'teacher.nice')
  const { id, course, invitations } = await pencilledIn(
    server,
    ['2028-09-30', '2028-10-01'],
    [{ person_id: me }],
  )
  const link = await sendFromBoard(page, server, id)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Cette invitation n’est pas la vôtre' })).toBeVisible()

  const teacher = await newPage(phone)
  await signIn(teacher, 'teacher.nice', { campus: 'Nice' })
  await teacher.goto(link)
  await expect(teacher).toHaveURL(new RegExp(`/apps/instructor/invitations\\?answer=yes#${id}$`))
  const weekend = teacher.getByRole('region').filter({ has: teacher.locator(`[id="${id}"]`) })
  await expect(weekend.getByRole('heading', { name: course.name })).toBeVisible()
  await expect(weekend.getByRole('radio', { name: 'Oui', exact: true })).toBeChecked()
  await weekend.getByRole('button', { name: 'Envoyer ma réponse' }).tap()
  await expect(weekend.getByText('Acceptée')).toBeVisible()
  expect((await invitations()).map(({ state }) => state)).toEqual(['accepted'])
})
