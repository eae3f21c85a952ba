import type { CampusDocument } from './api'

// Puts one document in the place of another. The positions stay, only who holds which changes, so that as few
// documents as possible have to be saved.
export function reorder(documents: readonly CampusDocument[], from: number, to: number): CampusDocument[] {
  const moved = documents[from]
  if (!moved || from === to || to < 0 || to >= documents.length) return [...documents]
  const others = documents.filter((document) => document !== moved)
  const ordered = [...others.slice(0, to), moved, ...others.slice(to)]
  return ordered.map((document, index) => ({ ...document, position: positionAt(documents, index) }))
}

// Positions that were given twice, by two people at once, are told apart again.
function positionAt(documents: readonly CampusDocument[], index: number): number {
  const distinct = new Set(documents.map(({ position }) => position)).size === documents.length
  return distinct ? (documents[index]?.position ?? index) : index
}

// What has to be saved for the new order to hold.
export function changedPositions(
  before: readonly CampusDocument[],
  after: readonly CampusDocument[],
): CampusDocument[] {
  const positions = new Map(before.map(({ id, position }) => [id, position]))
  return after.filter(({ id, position }) => positions.get(id) !== position)
}
