import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

// The stand-in for our server in page tests; each test says what it answers. Every list asks for the views that one
// keeps of it, and the frame for what is new: there is nothing unless a test has some.
export const server = setupServer(
  http.get('*/api/views', () => HttpResponse.json({ items: [], total: 0, more: false })),
  http.get('*/api/notices/unseen', () =>
    HttpResponse.json({ mark: '0', data: { count: 0, newest: '', pages: [] } }),
  ),
  http.post('*/api/notices/seen', () =>
    HttpResponse.json({ mark: '0', data: { count: 0, newest: '', pages: [] } }),
  ),
)
