// Near enough to spare a mistyped address the way to the server, which has the last word.
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}

// The code of what is wrong with an address that must be there.
export function emailFault(text: string): string | undefined {
  if (text.trim() === '') return 'field.required'
  return isEmail(text) ? undefined : 'field.email'
}
