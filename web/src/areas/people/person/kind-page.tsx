import type { ComponentType } from 'react'
import { useText } from '@/texts/use-text'
import type { PeopleKind } from '../list/people-kind'
import { PersonPage } from './person-page'
import type { PersonTab } from './person-tabs'

type KindPageProps = {
  kind: PeopleKind
  id: string | undefined
  tabs: readonly PersonTab[]
  aside?: ComponentType<{ personId: string }>
  head?: ComponentType<{ personId: string }>
}

// The page of somebody on one of the lists of people.
export function KindPage({ kind, id = '', tabs, ...gist }: KindPageProps) {
  const { t } = useText()
  return <PersonPage id={id} listPath={kind.path} listTitle={t(kind.title)} tabs={tabs} {...gist} />
}
