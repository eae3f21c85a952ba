import type { ComponentType } from 'react'

type Page = { Component: ComponentType }

// A page that cannot be fetched becomes one that fails when it is drawn. The router draws nothing at all, not even the
// error, in the place of a route that is still without its code.
export function orFail(page: () => Promise<Page>): () => Promise<Page> {
  return () =>
    page().catch((error: unknown) => ({
      Component: () => {
        throw error
      },
    }))
}
