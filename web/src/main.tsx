import '@/theme/base.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { api, unwrap } from '@/api/client'
import { CrashBoundary } from '@/app/crash-boundary'
import { Providers } from '@/app/providers'
import { createAppRouter } from '@/app/router'
import { watchMissingFiles } from '@/lib/missing-files'
import { startTexts } from '@/texts/texts'
import { fetchStyles } from '@/theme/emotion-cache'
import { useLookState } from '@/theme/look-state'
import { themeFor } from '@/theme/theme'
import { notifyFailure } from '@/ui/notify-failure'

// After a new release the files of the old one are gone: any answer of the server then tells of the new version.
watchMissingFiles(() => {
  unwrap(api.GET('/api/auth/options')).catch(notifyFailure)
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// The router starts to load the page at once; only the drawing waits for the texts and, in a
// mirrored page, for its styles.
const router = createAppRouter()
const { direction, animations } = useLookState.getState().look
const styles = fetchStyles(direction).catch(() => {}) // the page does without
setTimeout(() => themeFor(direction, animations)) // while they are on their way, and not in the first drawing
await Promise.all([startTexts(), styles])
createRoot(root).render(
  <CrashBoundary>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </CrashBoundary>,
)
