import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useLine } from '@/api/line'
import { useServerNews } from '@/api/server-news'
import { isMissingFile } from '@/lib/missing-files'
import { CrashPage } from './crash-page'
import { reloadOnce } from './reload-once'
import { Splash } from './splash'

// A page that could not be loaded or drawn. Where its file is missing although the server answers, a new version has
// come: the page that was asked for is loaded with it, and nothing is lost, because the old page is gone already. So it
// is when the line is back.
export function RouteError() {
  const error = useRouteError()
  const missing = isMissingFile(error)
  const [hopeful, setHopeful] = useState(missing)
  const online = useLine((state) => state.online)
  useEffect(() => {
    if (!hopeful) return
    void reloadOnce().then((reloading) => {
      if (!reloading) setHopeful(false)
    })
  }, [hopeful])
  useEffect(() => {
    if (missing && online) setHopeful(true)
  }, [missing, online])
  useOpenWhenBack(error, online)
  return hopeful ? <Splash /> : <CrashPage error={error} />
}

// A page that could not be opened because the line or the database was away opens by itself when it is back; of the
// database Overlays finds out.
function useOpenWhenBack(error: unknown, online: boolean): void {
  const navigate = useNavigate()
  const location = useLocation()
  const refused = useServerNews((state) => state.refused)
  const code = error instanceof ApiError ? error.code : ''
  const back = (code === 'storage.away' && !refused) || (code === 'request.offline' && online)
  useEffect(() => {
    if (back) void navigate(location, { replace: true })
  }, [back, navigate, location])
}
