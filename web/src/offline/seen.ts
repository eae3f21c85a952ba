// What somebody reads, and when it was told; kept where that was another time and nothing has come since.
export type Seen<T> = {
  data: T
  at: number
  kept?: boolean
  // It was to be kept, and this device has no room for it.
  unkept?: boolean
}
