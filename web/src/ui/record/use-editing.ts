import { type Location, useLocation, useNavigate } from 'react-router'

export type Editing = {
  // Whether the reader may change the record at all.
  may: boolean
  // Whether it is being changed; a record opens to be read.
  on: boolean
  // The field that editing began with, where one was pointed at.
  field: string | undefined
  start: (field?: string) => void
  stop: () => void
}

const name = 'edit'

// The address of a record's form.
export const editPath = (path: string) => `${path}?${name}=1`

export function isEditing({ search }: Pick<Location, 'search'>): boolean {
  return new URLSearchParams(search).has(name)
}

type Came = { read?: boolean; field?: string }

// Whether the record on the page is read or changed. It stands in the address: a link may lead straight into the form,
// and Back leads out of it. `tab` is the part that has the form, for a page of several.
export function useEditing(may: boolean, tab?: string): Editing {
  const location = useLocation()
  const navigate = useNavigate()
  const came = (location.state ?? {}) as Came
  const start = (field?: string) => {
    const search = new URLSearchParams(tab && { tab })
    search.set(name, '1')
    void navigate({ search: search.toString() }, { state: { read: true, field } satisfies Came })
  }
  const stop = () => {
    // Back to the page that was read before, instead of the same page twice in the history.
    if (came.read) return void navigate(-1)
    const search = new URLSearchParams(location.search)
    search.delete(name)
    void navigate({ search: search.toString() }, { replace: true })
  }
  return { may, on: may && isEditing(location), field: came.field, start, stop }
}
