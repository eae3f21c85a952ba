import { useEffect, useState } from 'react'
import { renewLink } from '@/api/file-link'
import { type Track, usePlayer } from './player-store'

// What is said in a film, in the language that was chosen. It is fetched when somebody wants it: by then its address may
// have run out.
export function FilmCaptions({ track }: { track: Track }) {
  const language = usePlayer((state) => state.captions)
  const wanted = track.captions?.find((one) => one.language === language)?.url
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    setUrl(null)
    if (wanted === undefined) return
    let left = false
    const show = (fresh: string) => {
      if (!left) setUrl(fresh)
    }
    renewLink(wanted).then(show, () => {}) // the film is seen without
    return () => {
      left = true
    }
  }, [wanted])
  if (url === null) return null
  return <track key={url} ref={showTrack} kind="captions" src={url} srcLang={language} default />
}

function showTrack(element: HTMLTrackElement | null): void {
  if (element?.track) element.track.mode = 'showing'
}
