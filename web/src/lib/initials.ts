// The first letters of the first and the last word: "Anne-Marie de La Tour" is AT.
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}|^\p{N}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
