import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { students } from '../list/people-kind'
import { KindPage } from './kind-page'
import { type PersonTab, personTabs } from './person-tabs'

type StudentPageProps = {
  more?: readonly PersonTab[]
  aside?: ComponentType<{ personId: string }>
  head?: ComponentType<{ personId: string }>
}

// A student's page. What other areas know of him comes in tabs of their own, which the app hands in, the gist of it
// beside his fields, or in one line at the top.
export function StudentPage({ more = [], ...gist }: StudentPageProps) {
  const { studentId } = useParams()
  return <KindPage kind={students} id={studentId} tabs={[...personTabs, ...more]} {...gist} />
}
