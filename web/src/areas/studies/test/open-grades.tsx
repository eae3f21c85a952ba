import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { Component } from '../grades/sheet-page'
import { gradeServer } from './grade-samples'

const path = '/apps/campus/grades/students/:classId/:agendaCourseId/:courseName'

// A grade sheet as its page shows it, and what one does and sees there.
export async function openGrades(grades = gradeServer()) {
  server.use(...grades.handlers)
  const { user, router } = renderPage(
    () => (
      <main>
        <Component />
      </main>
    ),
    { path, at: '/apps/campus/grades/students/k1/ac/Faith' },
  )
  const grid = await screen.findByRole('grid', { name: 'Grade sheet' })
  const cell = (row: number, column: number) =>
    grid.querySelector<HTMLElement>(`[data-cell="${row}.${column}"]`) as HTMLElement
  const go = async (row: number, column: number) => {
    await user.click(cell(row, column))
    expect(cell(row, column)).toHaveFocus()
  }
  const kept = (id: string, value: object, attempt = 0) =>
    waitFor(() => expect(grades.cellAt(id, attempt)).toMatchObject(value))
  const texts = (column: number) => [0, 1, 2, 3].map((row) => cell(row, column).textContent)
  return { user, router, grades, grid, cell, go, kept, texts }
}
