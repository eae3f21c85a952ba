import { useParams } from 'react-router'
import { coordinators } from '../list/people-kind'
import { KindPage } from './kind-page'
import { personTabs } from './person-tabs'

export const Component = () => <KindPage kind={coordinators} id={useParams().userId} tabs={personTabs} />
