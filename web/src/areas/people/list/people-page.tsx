import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useSession } from '@/session/session-store'
import { useListParams } from '@/ui/table/use-list-params'
import { peopleListQuery } from './api'
import type { PeopleKind } from './people-kind'
import { peopleFilterQuery, peopleListSpec } from './people-list'
import { PeopleView } from './people-view'

// A list of people: fetches what the address asks for. What comes is drawn in steps that give way to a finger, the
// filters around it included.
export function PeoplePage({ kind }: { kind: PeopleKind }) {
  const { params, setParams } = useListParams(peopleListSpec)
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const filter = useMemo(() => peopleFilterQuery(kind, params, own), [kind, params, own])
  const list = useDeferredValue(useQuery(peopleListQuery(filter, params)))
  return <PeopleView kind={kind} list={list} filter={filter} params={params} onParams={setParams} />
}
