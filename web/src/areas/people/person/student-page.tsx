import { useParams } from 'react-router'
import { students } from '../list/people-kind'
import { KindPage } from './kind-page'
import { studentTabs } from './person-tabs'

export const Component = () => <KindPage kind={students} id={useParams().studentId} tabs={studentTabs} />
