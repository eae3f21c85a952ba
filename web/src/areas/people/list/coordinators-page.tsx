import { coordinators } from './people-kind'
import { PeoplePage } from './people-page'

export const Component = () => <PeoplePage kind={coordinators} />
