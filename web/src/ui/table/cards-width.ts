// Up to where rows are cards: a phone, and a desk at twice the size (1280 px become 640), where columns would only be cut.
const widest = 719

export const showsCards = `(max-width: ${widest}px)`
export const showsTable = `@media (min-width: ${widest + 1}px)`

// What a row says only where it is a card, for want of columns, and what only where it is a row.
export const onCards = { [showsTable]: { display: 'none' } } as const
export const onRows = { [`@media ${showsCards}`]: { display: 'none' } } as const
