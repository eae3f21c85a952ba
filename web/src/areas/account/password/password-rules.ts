// The rules of the specification for a password that somebody chooses. What is too easy to guess the server knows best.

const shortest = 8

type NewPassword = { password: string; password_confirmation: string }

export function isLongEnough(password: string): boolean {
  return [...password].length >= shortest
}

export function hasDigit(password: string): boolean {
  return /\p{Nd}/u.test(password)
}

// The codes of what is wrong, by field, in the words that the server would use.
export function newPasswordFaults({ password, password_confirmation }: NewPassword) {
  return {
    password: passwordFault(password),
    password_confirmation: password === password_confirmation ? undefined : 'account.password_differs',
  }
}

function passwordFault(password: string): string | undefined {
  if (password === '') return 'field.required'
  if (!isLongEnough(password)) return `field.too_short {"limit":${shortest}}`
  return hasDigit(password) ? undefined : 'account.password_digit'
}
