// An amount that is entered: whole smallest units, and something. Its greatest bound counts smallest units too, which
// nobody types: the server tells of it.
export const amountLimits = { minimum: 1, integer: true } as const
