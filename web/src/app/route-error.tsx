import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { isMissingFile } from '@/lib/missing-files'
import { CrashPage } from './crash-page'
import { reloadOnce } from './reload-once'
import { Splash } from './splash'

// A page that could not be loaded or drawn. Where its file is missing although the server answers, a new version has
// come: the page that was asked for is loaded with it, and nothing is lost, because the old page is gone already.
export function RouteError() {
  const error = useRouteError()
  const [hopeful, setHopeful] = useState(isMissingFile(error))
  useEffect(() => {
    if (!hopeful) return
    void reloadOnce().then((reloading) => {
      if (!reloading) setHopeful(false)
    })
  }, [hopeful])
  return hopeful ? <Splash /> : <CrashPage error={error} />
}
