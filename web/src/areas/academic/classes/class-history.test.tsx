import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { change, entryOf, serveTrail } from '@/test/history'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { classOf, signInAs } from '../test/class-samples'
import { ClassMenu } from './class-menu'

beforeAll(() => import('./class-history'))

beforeEach(() => loadTexts(['class', 'history']))

const group = classOf({ may_edit: false, archived: true })
const Page = () => <ClassMenu group={group} onDeleted={() => {}} onStep={undefined} />

test('the history of a class tells its steps, its courses and what was changed, archived or not', async () => {
  signInAs('coordinator')
  const asked = serveTrail([
    entryOf('deleteClass', [change('archived', false, true)]),
    entryOf('takeClassStep', [
      change('level', 1, 2),
      change('step.id', null, 's1'),
      change('step.kind', null, 'promote'),
      change('step.next', null, 2),
      change('step.students', null, [{ name: 'Ana' }]),
    ]),
    entryOf('setClassCourseDone', [change('done.FOI1', null, '2026-10-04')]),
    entryOf('updateClass', [
      change('capacity', 20, 24),
      change('curriculum_id', 'cert1', 'dip1'),
      change('curriculum', 'Bible', 'Ministry'),
      change('language', 'fr', 'pt'),
      change('programme', 'certificate', 'diploma'),
    ]),
    entryOf('orderWaiting', [change('waiting', null, ['a', 'b'])]),
  ])
  const { user } = renderPage(Page)
  await user.click(screen.getByRole('button', { name: 'Actions for PAR-2026' }))
  await user.click(screen.getByRole('menuitem', { name: 'History' }))
  const drawer = await screen.findByRole('dialog', { name: 'History' })
  const [archived, step, course, changed, order] = await within(drawer).findAllByRole('listitem')
  expect(archived).toHaveTextContent(/^Class archived.*ArchivedNo→Yes$/)
  expect(step).toHaveTextContent(/^Promotion to level 2by Sam Mbarga.*Level1→2$/)
  expect(course).toHaveTextContent(/^Progress of the courses changed.*FOI1: done–→04\/10\/2026$/)
  expect(changed).toHaveTextContent(
    /^Class changed.*Places20→24CurriculumBible→MinistryTeaching languageFrench→PortugueseProgrammeCertificate→Diploma$/,
  )
  expect(order).toHaveTextContent(/^Waiting list put in another orderby Sam Mbarga · [^→]*$/)
  expect(asked[0]).toMatchObject({ entity: 'class', entity_id: 'par' })
})

test('who may neither change the class nor follow its changes has no menu', () => {
  signInAs('secretary')
  renderPage(Page)
  expect(screen.queryByRole('button')).toBeNull()
})
