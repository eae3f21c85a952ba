import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type ReadLetter = Schemas['ReadLetter']

// By POST, so that the secret of the link stands in no address of the API; and what scanners of mails fetch does not count
// as opened.
export function readQuery(token: string, opens: boolean) {
  return queryOptions({
    queryKey: keys.read(token, opens),
    queryFn: ({ signal }) => unwrap(api.POST('/api/letter-links/read', { body: { token, opens }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

export const fetchFile = (token: string, file_id: string): Promise<Blob> =>
  unwrap(api.POST('/api/letter-links/file', { body: { token, file_id }, parseAs: 'blob' })) as Promise<Blob>

export const chooseLetters = (token: string, wanted: boolean) =>
  unwrap(api.POST('/api/letter-links/choice', { body: { token, wanted } }))
