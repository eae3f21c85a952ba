import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { api, type Schemas, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { updateUser } from '@/session/update-user'

export type Person = Schemas['Person']
export type UserData = Schemas['UserData']

const profileKey = ['profile']

function fetchProfile(signal?: AbortSignal): Promise<Person> {
  return unwrap(api.GET('/api/profile', signal ? { signal } : {}))
}

export function profileQuery() {
  return queryOptions({ queryKey: profileKey, queryFn: ({ signal }) => fetchProfile(signal) })
}

// Saves the changed fields. The specification's route says only that the record is stale: how it is now comes from
// the record itself.
export async function saveProfile(user: Schemas['UserUpdate']): Promise<Person> {
  try {
    return (await updateUser(user)).person
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'edit.stale')) throw error
    throw new ApiError(error.status, { code: error.code, current: await fetchProfile() })
  }
}

export function setPhoto(photo: File): Promise<Person> {
  return upload('/api/profile/photo', photo, { method: 'PUT' })
}

export function removePhoto(): Promise<Person> {
  return unwrap(api.DELETE('/api/profile/photo'))
}

export function keepProfile(cache: QueryClient, person: Person): void {
  cache.setQueryData(profileKey, person)
}
