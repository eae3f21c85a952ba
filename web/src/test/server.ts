import { setupServer } from 'msw/node'

// The stand-in for our server in page tests; each test says what it answers.
export const server = setupServer()
