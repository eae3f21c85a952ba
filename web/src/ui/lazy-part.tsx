import {
  type ComponentProps,
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react'
import { useLine } from '@/api/line'
import { PartBoundary } from './part-boundary'
import { partIsFetched } from './part-waits'

// A part of a page whose code is fetched when it is first drawn: lazyPart(() => import('./photo-dialog').then(…)).
// Where the code cannot be had, after a new release say, the page around it stays as it is, and shows `instead`.
// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy, which it wraps
export function lazyPart<C extends ComponentType<any>>(
  load: () => Promise<{ default: C }>,
  whileLoading: ReactNode = null,
  instead: ReactNode = null,
): FunctionComponent<ComponentProps<C>> {
  let Part = lazy(load)
  // What could not be fetched once is not given up for good.
  const fetchAnew = () => {
    Part = lazy(load)
  }
  return function LazyPart(props: ComponentProps<C>) {
    useLine((state) => state.online) // drawn again, with what is fetched anew, when the line is back
    return (
      <PartBoundary instead={instead} onMissing={fetchAnew}>
        <Suspense
          fallback={
            <>
              <Fetching />
              {whileLoading}
            </>
          }
        >
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}

function Fetching(): null {
  useEffect(partIsFetched, [])
  return null
}
