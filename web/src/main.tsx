import '@/theme/base.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { Providers } from '@/app/providers'
import { createAppRouter } from '@/app/router'
import { startTexts } from '@/texts/texts'

// After a new release the files of the old one may be gone: load the page anew, but only once.
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('reloaded_at'))
  if (Date.now() - last < 60_000) return
  event.preventDefault()
  sessionStorage.setItem('reloaded_at', String(Date.now()))
  window.location.reload()
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// The router starts to load the page at once; only the drawing waits for the texts.
const router = createAppRouter()
await startTexts()
createRoot(root).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
)
