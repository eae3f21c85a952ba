import type { ComponentProps } from 'react'
import { useLine } from '@/api/line'
import { Avatar } from '@/ui/avatar'
import { useKeptPhotos } from './use-kept-photos'

const itself = (src: string, of: (url: string) => string) => of(src)

/** A face where there may be no line: one that a sheet on this device was kept with is shown all the same. */
export function KeptAvatar({ src = '', ...props }: ComponentProps<typeof Avatar>) {
  const withoutLine = useLine((line) => !line.online)
  return <Avatar {...props} src={useKeptPhotos(itself, src, withoutLine) ?? ''} />
}
