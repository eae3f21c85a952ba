import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Namespace } from '@/texts/text-key'
import { loadTexts } from '@/texts/texts'
import { guard } from './guard'
import { RouteError } from './route-error'

type Page = { Component: ComponentType }

// A route of one screen. Guard, texts and code start together; the page is drawn when all three are there.
export function screen(
  path: string,
  roles: readonly string[] | undefined,
  texts: readonly Namespace[],
  page: () => Promise<Page>,
): RouteObject {
  return {
    path,
    loader: async ({ request }) => {
      await Promise.all([guard(roles, request.url), loadTexts(texts)])
      return null
    },
    // The router moves on who signs in while such a page is shown.
    handle: { guestOnly: roles?.length === 0 },
    lazy: page,
    ErrorBoundary: RouteError,
  }
}
