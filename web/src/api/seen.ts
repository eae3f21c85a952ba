// A record as it was seen.
export type Seen = { id: string; version: number }

// What a deletion sends: what somebody else has changed since is not deleted.
export const asSeen = ({ id, version }: Seen) => ({ params: { path: { id }, query: { version } } })
