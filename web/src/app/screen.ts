import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Namespace } from '@/texts/text-key'
import { loadTexts } from '@/texts/texts'
import { guard } from './guard'
import { orFail } from './or-fail'
import { RouteError } from './route-error'

type Page = { Component: ComponentType }

// What stands around a page: the frame with navbar, toolbar and footer; for a report only the page itself, as it
// will be printed, in the person's own language; for a bare page (sign-in, invitation) nothing at all.
export type Layout = 'frame' | 'report' | 'bare'

type Handle = {
  layout: Layout
  // The router moves on who signs in while such a page is shown.
  guestOnly: boolean
  // Fetches code and texts before anybody asks for the page.
  prepare: () => void
}

export type Screen = RouteObject & { path: string; handle: Handle }

// A route of one screen. Guard, texts and code start together; the page is drawn when all three are there.
export function screen(
  path: string,
  roles: readonly string[] | undefined,
  texts: readonly Namespace[],
  page: () => Promise<Page>,
  { layout = 'frame' }: { layout?: Layout } = {},
): Screen {
  const prepare = () => {
    Promise.all([page(), loadTexts(texts)]).catch(() => {}) // who opens the page will be told
  }
  return {
    path,
    loader: async ({ request }) => {
      await Promise.all([guard(roles, request.url), loadTexts(texts)])
      return null
    },
    handle: { layout, guestOnly: roles?.length === 0, prepare },
    lazy: orFail(page),
    ErrorBoundary: RouteError,
  }
}
