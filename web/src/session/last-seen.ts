import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useSession } from './session-store'

// A record that somebody had open.
export type Seen = {
  kind: 'person' | 'class' | 'course' | 'book' | 'planning' | 'invoice'
  id: string
  title: string
  // What tells it from others of its name.
  about: string
  link: string
}

const most = 8

// Kept in the browser, for each person by himself; signing out takes it away with all that is his.
const placeOf = (personId: string) => `seen.${personId}`

// What the signed-in person looked at last, the latest first.
export function lastSeen(): Seen[] {
  const { user } = useSession.getState()
  try {
    return user ? (JSON.parse(localStorage.getItem(placeOf(user.id)) ?? '[]') as Seen[]) : []
  } catch {
    return []
  }
}

// Remembers that a record was opened, for the search to propose it.
export function useSeen({ kind, id, title, about = '' }: Omit<Seen, 'link' | 'about'> & { about?: string }) {
  const { pathname } = useLocation()
  const personId = useSession((state) => state.user?.id)
  useEffect(() => {
    if (!personId) return
    const others = lastSeen().filter((other) => other.kind !== kind || other.id !== id)
    keep([{ kind, id, title, about, link: pathname }, ...others].slice(0, most))
  }, [personId, kind, id, title, about, pathname])
}

function keep(seen: readonly Seen[]): void {
  const { user } = useSession.getState()
  if (user) localStorage.setItem(placeOf(user.id), JSON.stringify(seen))
}

// Somebody deleted or erased it: the search proposes it no longer, and its name is not kept here.
export function forgetSeen(id: string): void {
  keep(lastSeen().filter((one) => one.id !== id))
}

// A page of a record that is not there, or no longer for this person, or has become part of another one.
export function useForgetGone(
  id: string,
  { error, data }: { error: unknown; data: unknown },
  now = id,
): void {
  const gone = data === undefined && error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (gone || now !== id) forgetSeen(id)
  }, [gone, now, id])
}
