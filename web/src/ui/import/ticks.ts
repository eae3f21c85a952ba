import type { Row } from './kind'

// The lines whose tick is not what it was at first.
export type Flipped = ReadonlySet<number>

// Whether a row has a tick at all: there is nothing to decide about what is refused or changes nothing.
export function hasTick({ outcome }: Row): boolean {
  return outcome === 'create' || outcome === 'change' || outcome === 'look'
}

// What is to be looked at is not taken until somebody says so; everything else is, until somebody leaves it out.
export function isTicked(row: Row, flipped: Flipped): boolean {
  return hasTick(row) && (row.outcome === 'look') === flipped.has(row.line)
}

export function flip(flipped: Flipped, line: number): Flipped {
  const next = new Set(flipped)
  if (!next.delete(line)) next.add(line)
  return next
}

// Lines as the server reads them: 4,7-9.
export function linesText(lines: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const line of lines.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}

// What was said of single rows, for the run.
export function ticksOf(rows: readonly Row[], flipped: Flipped): { take: string; leave: string } {
  const said = rows.filter((row) => hasTick(row) && flipped.has(row.line))
  const lines = (look: boolean) =>
    linesText(said.filter(({ outcome }) => (outcome === 'look') === look).map(({ line }) => line))
  return { take: lines(true), leave: lines(false) }
}
