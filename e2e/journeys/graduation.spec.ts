import { makeClassroom } from '../classroom.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../test.ts'

test('a supervisor graduates a class as grades and presence propose, and certificates come out', async ({
  page,
  server,
}) => {
  test.slow()
  const room = await makeClassroom(server.url, `FIN${test.info().repeatEachIndex}`, 3)
  const [passed, below, away] = room.students as [string, string, string]
  await room.graded([
    { points: 8450, there: 2 },
    { points: 5200, there: 2 },
    { points: 9000, there: 1 },
  ])
  await signIn(page, 'supervisor.nice', {
    campus: 'Nice',
    at: `/apps/academic/classes/${room.id}?tab=steps`,
  })
  await page.getByRole('button', { name: 'Diplômer la classe' }).click()
  const dialog = page.getByRole('dialog', { name: `Diplômer ${room.code}` })
  // Who passed is ticked; of the others it is said why not.
  const lineOf = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  const tickOf = (name: string) => dialog.getByRole('checkbox', { name: `${name} a réussi` })
  await expect(dialog.getByText('Coché selon les notes et la présence')).toBeVisible()
  await expect(tickOf(passed)).toBeChecked()
  await expect(lineOf(passed)).toContainText('Moyenne 84,5')
  await expect(tickOf(below)).not.toBeChecked()
  await expect(lineOf(below)).toContainText(`Sous la note requise : ${room.course}`)
  await expect(tickOf(away)).not.toBeChecked()
  await expect(lineOf(away)).toContainText(`Présence insuffisante : ${room.course}`)
  // She decides otherwise for one, and is told so.
  await tickOf(away).click()
  await expect(tickOf(away)).toBeChecked()
  await expect(lineOf(away)).toContainText('Proposition contraire')
  await expect(dialog.getByRole('status')).toContainText('2 étudiants terminent')
  await dialog.getByRole('button', { name: 'Diplômer' }).click()
  const done = page.getByRole('dialog', { name: `${room.code} est diplômée` })
  await expect(done.getByText('2 étudiants ont terminé : ils sont anciens élèves')).toBeVisible()
  // Certificates come by themselves: from there to them.
  await done.getByRole('link', { name: 'Voir les certificats' }).click()
  const list = page.getByRole('listitem').filter({ hasText: 'Certificat' })
  await expect(list).toHaveCount(2, { timeout: 60_000 })
  await expect(list.filter({ hasText: passed })).toContainText('Valable')
  await expect(list.filter({ hasText: away })).toContainText('Valable')
  await expect(page.getByRole('listitem').filter({ hasText: below })).toHaveCount(0)
  // Who comes later finds what was issued together, too.
  await page.reload()
  await expect(page.getByRole('button', { name: /^Un seul PDF \(Certificat · 2 documents/ })).toBeVisible()
})
