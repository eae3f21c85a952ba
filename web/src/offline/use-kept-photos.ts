import { useEffect, useMemo, useState } from 'react'
import { findPhotos, photosIn } from './kept-photos'
import type { PhotosOf } from './sheet-kind'

const none: ReadonlyMap<string, string> = new Map()

// The sheet with the photos that are kept on this device, where it is read without a line.
export function useKeptPhotos<Sheet>(
  photos: PhotosOf<Sheet> | undefined,
  sheet: Sheet | undefined,
  withoutLine: boolean,
): Sheet | undefined {
  const [kept, setKept] = useState(none)
  const urls = withoutLine && sheet !== undefined ? photosIn(photos, sheet).join('\n') : ''
  useEffect(() => {
    if (urls === '') return undefined
    const made: string[] = []
    let left = false
    void findPhotos(urls.split('\n')).then((found) => {
      if (left || found.size === 0) return
      const shown = new Map<string, string>()
      for (const [url, photo] of found) shown.set(url, URL.createObjectURL(photo))
      made.push(...shown.values())
      setKept(shown)
    })
    return () => {
      left = true
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [urls])
  return useMemo(() => {
    if (urls === '' || kept.size === 0 || !photos || sheet === undefined) return sheet
    return photos(sheet, (url) => kept.get(url) ?? url)
  }, [urls, kept, photos, sheet])
}
