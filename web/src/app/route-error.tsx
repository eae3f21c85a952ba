import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useServerNews } from '@/api/server-news'
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
  useOpenWhenBack(error)
  return hopeful ? <Splash /> : <CrashPage error={error} />
}

// A page that could not be opened because the database was away opens by itself when it is back, which Overlays finds
// out.
function useOpenWhenBack(error: unknown): void {
  const navigate = useNavigate()
  const location = useLocation()
  const refused = useServerNews((state) => state.refused)
  const waits = error instanceof ApiError && error.code === 'storage.away'
  useEffect(() => {
    if (waits && !refused) void navigate(location, { replace: true })
  }, [waits, refused, navigate, location])
}
