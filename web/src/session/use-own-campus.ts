import { useSession } from './session-store'

// The name of this campus, where it is one's own: known without a question, so that nothing moves when the names of all
// of them come.
export const useOwnCampusName = (campus: string | undefined) =>
  useSession(({ user }) => (user?.organization_id === campus ? user?.organization_name : undefined))
