import { students } from './people-kind'
import { PeoplePage } from './people-page'

export const Component = () => <PeoplePage kind={students} />
