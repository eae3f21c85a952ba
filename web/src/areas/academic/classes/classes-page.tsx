import { useQuery } from '@tanstack/react-query'
import { useListParams } from '@/ui/table/use-list-params'
import { classListQuery } from './api'
import { type ClassKind, classFilterQuery, classListSpec } from './class-list'
import { ClassesView } from './classes-view'
import { useClassMay } from './use-class-may'

// Fetches what the address asks for. Who does not work here finds his own classes, wherever they are.
export function ClassesPage({ kind }: { kind: ClassKind }) {
  const { params, setParams } = useListParams(classListSpec)
  const may = useClassMay()
  const filter = classFilterQuery(kind, params, may.staff ? may.own : '')
  const list = useQuery(classListQuery(filter, params))
  return <ClassesView kind={kind} list={list} filter={filter} params={params} onParams={setParams} />
}
