// Up to where rows are cards: a phone, and a desk at twice the size (1280 px become 640), where columns would only be cut.
const widest = 719

export const showsCards = `(max-width: ${widest}px)`
export const showsTable = `@media (min-width: ${widest + 1}px)`
