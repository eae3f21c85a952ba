import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { server } from '@/test/server'
import { loadTexts, switchLanguage } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { graded, gradeServer, sheetOf, signInAs } from '../test/grade-samples'
import { openGrades as open } from '../test/open-grades'
import { emptyCell, withCell } from './sheet-cells'

beforeEach(async () => {
  await loadTexts(['grade', 'list', 'parts'])
  await switchLanguage('en')
  useNotices.setState({ queue: [] })
  signInAs('teacher')
})

const paste = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) => {
  await user.paste(text)
  return within(await screen.findByRole('dialog', { name: 'What goes where' }))
}

test('grades are typed down the column, with comma and letters, and kept as one types', async () => {
  const { user, go, kept, cell, texts, grades } = await open()
  await go(0, 0)
  await user.keyboard('72,5{Enter}a{Enter}e{Enter}80.25{Enter}')
  await kept('e0', graded(7250))
  await kept('e1', { state: 'absent' })
  await kept('e2', { state: 'exempt' })
  await kept('e3', graded(8025))
  expect(texts(0)).toEqual(['72.5', 'Absent', 'Exempt', '80.25'])
  // At the last row Enter stays.
  expect(cell(3, 0)).toHaveFocus()
  expect(grades.entries).toHaveLength(4)
  expect(await screen.findByText(/^Saved/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'How it came out' })).toHaveTextContent('3 of 4')
})

test('arrows, Tab, F2, Escape and Delete do what they do in a spreadsheet', async () => {
  const { user, go, cell, kept, grades } = await open(gradeServer(withCell(sheetOf(), 'e0', 0, graded(6000))))
  await go(0, 0)
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(cell(1, 0)).toHaveFocus()
  await user.keyboard('55{Tab}')
  expect(cell(1, 1)).toHaveFocus()
  await user.keyboard('well done{Enter}')
  // Back under where the line was begun.
  expect(cell(2, 0)).toHaveFocus()
  await kept('e1', graded(5500, 'well done'))
  await go(0, 0)
  await user.keyboard('{F2}')
  expect(screen.getByRole('textbox', { name: 'Ana Lopes, Grade' })).toHaveValue('60')
  await user.keyboard('1{Escape}')
  expect(cell(0, 0)).toHaveTextContent('60')
  await user.keyboard('{Delete}')
  await kept('e0', emptyCell)
  expect(grades.entries.at(-1)?.was).toEqual(graded(6000))
  // Tab at the end of a line leaves the sheet.
  await go(0, 1)
  await user.tab()
  expect(document.activeElement).not.toBe(cell(0, 1))
  expect(document.activeElement).not.toBe(cell(1, 0))
})

test('a cell that is no grade keeps what was typed and says why, until it is put right', async () => {
  const { user, go, cell, kept, grades } = await open()
  await go(0, 0)
  await user.keyboard('101{Enter}')
  expect(cell(0, 0)).toHaveTextContent('101From 0 to 100')
  expect(screen.getByText('1 cell to put right')).toBeVisible()
  expect(grades.entries).toHaveLength(0)
  await go(0, 0)
  await user.keyboard('100{Enter}')
  await kept('e0', graded(10_000))
  expect(screen.queryByText('1 cell to put right')).toBeNull()
})

test('what the server refuses stays in its cell, with the reason', async () => {
  const { user, go, cell } = await open()
  await user.click(screen.getByRole('button', { name: 'Add retake' }))
  // Who asks for a retake goes on in its column.
  expect(document.activeElement).toHaveAttribute('data-cell', expect.stringMatching(/^\d+\.1$/))
  await go(0, 1)
  await user.keyboard('80{Enter}')
  await waitFor(() => expect(cell(0, 1)).toHaveTextContent('80There is no earlier grade to take again.'))
  // Undone, it is let go of.
  await go(0, 1)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(cell(0, 1)).toHaveTextContent(/^$/))
})

test('a block from a spreadsheet is shown before it is taken; what is refused is put right in its cell', async () => {
  const { user, go, cell, kept, grades } = await open()
  await go(0, 0)
  const preview = await paste(user, 'Lopes Ana\t70\nPetit Chloé\t120\nNobody\t5\nNguyen Bao\t80,5')
  expect(preview.getByText('2 grades are entered · 2 are refused')).toBeVisible()
  const lines = preview.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual([
    expect.stringMatching(/Lopes Ana.*70.*Entered/),
    expect.stringMatching(/Petit Chloé.*120From 0 to 100.*Refused/),
    expect.stringMatching(/Nobody.*5Nobody on this sheet has this name.*Refused/),
    expect.stringMatching(/Nguyen Bao.*80.5.*Entered/),
  ])
  expect(grades.entries).toHaveLength(0)
  await user.click(preview.getByRole('button', { name: 'Enter 2 grades' }))
  await kept('e0', graded(7000))
  await kept('e1', graded(8050))
  expect(cell(2, 0)).toHaveTextContent('120From 0 to 100')
})

test('one value fills what is selected; Ctrl+D fills down; Ctrl+C takes a block', async () => {
  const { user, go, kept, texts, cell } = await open()
  await go(0, 0)
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await user.paste('61')
  await kept('e1', graded(6100))
  await go(1, 0)
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
  await kept('e3', graded(6100))
  expect(texts(0)).toEqual(['61', '61', '61', '61'])
  await go(2, 0)
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  const setData = vi.fn()
  fireEvent.copy(cell(3, 1), { clipboardData: { setData } })
  expect(setData).toHaveBeenCalledWith('text/plain', '61\t\n61\t')
})

test('one’s own entries are undone and done again, by new entries', async () => {
  const { user, go, kept, grades } = await open()
  await go(0, 0)
  await user.keyboard('50{Enter}60{Enter}')
  await kept('e1', graded(6000))
  await user.keyboard('{Control>}z{/Control}')
  await kept('e1', emptyCell)
  await user.keyboard('{Control>}z{/Control}')
  await kept('e0', emptyCell)
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await kept('e0', graded(5000))
  expect(new Set(grades.entries.map(({ id }) => id)).size).toBe(5)
})

test('what somebody else has changed since is not undone', async () => {
  const { user, go, kept, grades, cell } = await open()
  await go(0, 0)
  await user.keyboard('50{Enter}60{Enter}')
  await kept('e1', graded(6000))
  grades.put('e1', graded(6500))
  await waitFor(() => expect(cell(1, 0)).toHaveTextContent('65'), { timeout: 12_000 })
  await user.keyboard('{Control>}z{/Control}')
  await kept('e0', emptyCell)
  expect(grades.cellAt('e1', 0)).toEqual(graded(6500))
}, 25_000)

test('a cell that two have changed shows both values and whose they are; the choice can be undone', async () => {
  const { user, go, kept, grades, cell } = await open()
  grades.put('e0', graded(4000))
  await go(0, 0)
  await user.keyboard('50{Enter}')
  const mine = await screen.findByRole('button', { name: '50 · mine' })
  expect(screen.getByRole('button', { name: '40 · Rui Costa' })).toBeVisible()
  await user.click(mine)
  await kept('e0', graded(5000))
  await go(0, 0)
  await user.keyboard('{Control>}z{/Control}')
  await kept('e0', graded(4000))
  expect(cell(0, 0)).toHaveTextContent('40')
})

test('what somebody else enters while one types is not overwritten', async () => {
  const { user, go, grades, grid } = await open()
  await go(0, 0)
  await user.keyboard('5')
  grades.put('e0', graded(4000))
  grades.put('e1', graded(4100))
  await waitFor(() => expect(grid.querySelector('[data-cell="1.0"]')).toHaveTextContent('41'), {
    timeout: 12_000,
  })
  await user.keyboard('0{Enter}')
  expect(await screen.findByRole('button', { name: '40 · Rui Costa' })).toBeVisible()
  expect(grades.cellAt('e0', 0)).toEqual(graded(4000))
}, 25_000)

test('theirs can be chosen, and mine comes back by undoing that', async () => {
  const { user, go, kept, grades, cell } = await open()
  grades.put('e0', graded(4000))
  await go(0, 0)
  await user.keyboard('50{Enter}')
  await user.click(await screen.findByRole('button', { name: '40 · Rui Costa' }))
  expect(cell(0, 0)).toHaveTextContent('40')
  await go(0, 0)
  await user.keyboard('{Control>}z{/Control}')
  await kept('e0', graded(5000))
})

test('a file is shown before it is taken, and entered like what is typed', async () => {
  const { user, kept } = await open()
  const row = { line: 2, name: 'Lopes Ana', attempt: 0, text: '77', was: emptyCell, code: '' } as const
  server.use(
    http.put('*/api/grades/sheets/ac/k1/import', () =>
      HttpResponse.json({ rows: [{ ...row, enrollment_id: 'e0', grade: graded(7700), outcome: 'change' }] }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import grades' }))
  await user.upload(
    dialog.getByLabelText('File of grades', { selector: 'input' }),
    new File(['x'], 'grades.xlsx'),
  )
  await user.click(await screen.findByRole('button', { name: 'Enter 1 grade' }))
  await kept('e0', graded(7700))
})

test('the page has no fault that can be found', async () => {
  const { user, go, grades } = await open(gradeServer(withCell(sheetOf(), 'e1', 0, graded(6000))))
  grades.put('e0', graded(4000))
  await go(0, 0)
  await user.keyboard('50{Enter}')
  await screen.findByRole('button', { name: '50 · mine' })
  await act(async () => {})
  expect(await accessibilityFaults()).toEqual([])
})
