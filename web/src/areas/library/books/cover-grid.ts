// A shelf of covers: as many beside each other as there is room for, two on a phone.
export const coverGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 42%), 1fr))',
  columnGap: { xs: 2, sm: 3 },
  rowGap: 3,
} as const

// At most so many lines; the record shows the whole.
export function lines(count: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  } as const
}
