import { useQuery } from '@tanstack/react-query'
import { isSigned, renewLink } from '@/api/file-link'
import type { PreviewFile } from './preview-kind'

// A file with an address that is good now. It stays the same while the preview is open, whatever newer addresses the
// page gets: else the reader would be back at the first page. `renew` is for players whose address has run out.
export function useFreshFile(file: PreviewFile) {
  const signed = isSigned(file.url)
  const link = useQuery({
    queryKey: ['file-link', file.url.split('?')[0]],
    queryFn: () => renewLink(file.url),
    enabled: signed,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = signed ? link.data : file.url
  const renew = signed ? () => link.refetch().then(({ isSuccess }) => isSuccess) : undefined
  return { link, renew, fresh: url === undefined ? undefined : { ...file, url } }
}
