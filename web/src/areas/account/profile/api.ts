import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { api, type Schemas, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { updateUser } from '@/session/update-user'
import { keys } from '../keys'

export type Person = Schemas['Person']
export type UserData = Schemas['UserData']

function fetchProfile(signal?: AbortSignal): Promise<Person> {
  return unwrap(api.GET('/api/profile', signal ? { signal } : {}))
}

export function profileQuery() {
  return queryOptions({ queryKey: keys.profile, queryFn: ({ signal }) => fetchProfile(signal) })
}

// Saves the changed fields. The specification's route says only that the record is stale: how it is now comes from
// the record itself.
export async function saveProfile(user: Schemas['UserUpdate']): Promise<Person> {
  try {
    return (await updateUser(user)).person
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, requestId: request_id } = error
    if (code === 'edit.stale') throw new ApiError(status, { code, current: await fetchProfile() })
    throw new ApiError(status, { code, request_id, error: byField(error.sentences) })
  }
}

// The route names fields by their place in what was sent ("user.data.city"), the form by their own name.
function byField(sentences: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(sentences).map(([name, text]) => [name.replace(/^user\.data\./, ''), text])
  return Object.fromEntries(named)
}

export function setPhoto(photo: File): Promise<Person> {
  return upload('/api/profile/photo', photo, { method: 'PUT' })
}

export function removePhoto(): Promise<Person> {
  return unwrap(api.DELETE('/api/profile/photo'))
}

export function keepProfile(cache: QueryClient, person: Person): void {
  cache.setQueryData(keys.profile, person)
}
