import { useParams } from 'react-router'
import { team } from '../list/people-kind'
import { KindPage } from './kind-page'
import { personTabs } from './person-tabs'

export const Component = () => <KindPage kind={team} id={useParams().userId} tabs={personTabs} />
