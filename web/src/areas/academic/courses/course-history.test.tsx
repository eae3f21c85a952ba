import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { change, entryOf, serveTrail } from '@/test/history'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { courseOf, signInAs } from '../test/course-samples'
import { CourseMenu } from './course-header'

beforeAll(() => import('./course-history'))

beforeEach(() => loadTexts(['course', 'history']))

function open(may_edit: boolean) {
  return renderPage(() => <CourseMenu course={courseOf({ may_edit })} onDeleted={() => {}} />)
}

test('the history of a course tells its fields and its books', async () => {
  signInAs('supervisor')
  const asked = serveTrail([
    entryOf('setCourseBooks', [
      change('required_books', ['Faith'], ['Faith', 'Prayer']),
      change('suggested_books', ['Prayer'], []),
    ]),
    entryOf('orderCourseDocuments', [change('documents', null, ['d1', 'd2'])]),
    entryOf('updateCourse', [change('edition', '', 'English'), change('hours', 10, 12)]),
  ])
  const { user } = open(true)
  await user.click(screen.getByRole('button', { name: 'Actions for Faith' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    ...['New version', 'History', 'Delete course'],
  ])
  await user.click(screen.getByRole('menuitem', { name: 'History' }))
  const drawer = await screen.findByRole('dialog', { name: 'History' })
  const [books, order, changed] = await within(drawer).findAllByRole('listitem')
  expect(books).toHaveTextContent(/^Books changed.*Required booksFaith→Faith, PrayerSuggested booksPrayer→–$/)
  expect(order).toHaveTextContent(/^Documents put in another orderby Sam Mbarga · [^→]*$/)
  expect(changed).toHaveTextContent(/^Course changed.*Version–→EnglishHours10→12$/)
  expect(asked[0]).toMatchObject({ entity: 'course', entity_id: 'faith' })
})

test('a course belongs to no campus: a coordinator would be shown nothing, and is offered nothing', () => {
  signInAs('coordinator')
  open(false)
  expect(screen.queryByRole('button')).toBeNull()
})
