const key = 'last_organization_id'

export function rememberCampus(id: string): void {
  localStorage.setItem(key, id)
}

// The campus this browser signed in at last, or the only one there is: most people never have to choose.
export function lastCampus(campuses: readonly { id: string }[]): string | undefined {
  if (campuses.length === 1) return campuses[0]?.id
  const id = localStorage.getItem(key)
  return campuses.find((campus) => campus.id === id)?.id
}
