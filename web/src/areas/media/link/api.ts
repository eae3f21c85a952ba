import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { keys } from '../keys'
import { type Kind, kinds } from '../recording-kind'

export type LinkedSession = Schemas['LinkedSession']

// By POST, so that the secret stands in no address of the API.
export function linkedQuery(token: string) {
  return queryOptions({
    queryKey: keys.linked(token),
    queryFn: ({ signal }) => unwrap(api.POST('/api/recording-links/read', { body: { token }, signal })),
    retry: false,
  })
}

// What a file is, by its name: a phone sends whatever was recorded.
export function kindOf({ name }: Pick<File, 'name'>): Kind {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  return kinds.find(({ rules }) => rules.extensions.includes(extension))?.kind ?? 'document'
}

export function sendByLink(
  token: string,
  file: File,
  duration: number,
  onProgress: (share: number) => void,
): Promise<LinkedSession> {
  const path = `/api/recording-links/recordings?kind=${kindOf(file)}&duration=${duration}`
  return upload(path, file, { method: 'POST', headers: { 'Link-Token': token }, onProgress })
}
