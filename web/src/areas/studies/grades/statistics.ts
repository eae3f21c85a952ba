import type { Schemas } from '@/api/client'

type Grade = Schemas['Grade']
type GradeSheet = Schemas['GradeSheet']
type GradeStudent = Schemas['GradeStudent']
type Statistics = Schemas['Statistics']

const order = { '': 0, absent: 1, exempt: 2, graded: 3 } as const

// The grade that counts of several: the best of those that were given; else exempt, else absent, else none.
export function bestOf(all: readonly Grade[]): Grade {
  const better = (a: Grade, b: Grade) => order[b.state] - order[a.state] || b.points - a.points
  const { state, points } = all.toSorted(better)[0] ?? { state: '' as const, points: 0 }
  return { state, points }
}

// Who is exempt needs no grade; where no session counts, none was missed.
export function passes(
  { pass_mark, required_attendance }: Pick<GradeSheet, 'pass_mark' | 'required_attendance'>,
  { state, points }: Grade,
  { present, counted }: GradeStudent['presence'],
): boolean {
  const enough = state === 'exempt' || (state === 'graded' && points >= pass_mark * 100)
  return enough && present * 100 >= required_attendance * counted
}

// How a sheet came out, as the server works it out too: in hundredths, rounded half up.
export function statisticsOf(students: readonly GradeStudent[]): Statistics {
  const count = (state: Grade['state']) => students.filter(({ counts }) => counts.state === state).length
  const all = students
    .filter(({ counts }) => counts.state === 'graded')
    .map(({ counts }) => counts.points)
    .sort((a, b) => a - b)
  const tens = Array.from({ length: 10 }, () => 0)
  for (const points of all) {
    const ten = Math.min(9, Math.floor(points / 1000))
    tens[ten] = (tens[ten] ?? 0) + 1
  }
  return {
    graded: all.length,
    absent: count('absent'),
    exempt: count('exempt'),
    missing: count(''),
    passed: students.filter(({ passed }) => passed).length,
    mean: meanOf(all),
    median: meanOf(all.slice(Math.floor((all.length - 1) / 2), Math.floor(all.length / 2) + 1)),
    deviation: deviationOf(all),
    lowest: all[0] ?? 0,
    highest: all.at(-1) ?? 0,
    tens,
  }
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

function meanOf(all: readonly number[]): number {
  return all.length === 0 ? 0 : Math.floor((2 * sum(all) + all.length) / (2 * all.length))
}

function deviationOf(all: readonly number[]): number {
  const n = all.length
  if (n === 0) return 0
  const spread = n * sum(all.map((one) => one * one)) - sum(all) ** 2
  return Math.floor(Math.sqrt(spread) / n + 0.5)
}
