// A time in something that plays, as people write it: "2:05", "1:02:05".
export function clockTime(milliseconds: number): string {
  const whole = Math.max(0, Math.floor(milliseconds / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

// What a link says ("754", "12:34", "1:02:05"), in milliseconds; undefined where it is no time.
export function readClockTime(text: string): number | undefined {
  if (!/^\d{1,6}(:\d{1,2}){0,2}$/.test(text)) return undefined
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000
}
