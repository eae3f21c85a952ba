// Two figures as maps write them: "48.8566, 2.3522", "-1.29 36.82", "48,8566; 2,3522".
const pair = /^\s*(-?\d{1,2}(?:[.,]\d+)?)\s*(?:;|,\s|\s)\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/

export function parseCoordinates(text: string): { latitude: number; longitude: number } | undefined {
  const found = pair.exec(text.replace(/^(\s*-?\d+\.\d+),(-?\d+\.\d+)/, '$1, $2'))
  if (!found?.[1] || !found[2]) return undefined
  const [latitude, longitude] = [found[1], found[2]].map((figure) => Number(figure.replace(',', '.')))
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
}
