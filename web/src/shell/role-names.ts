import type { SessionUser } from '@/session/session-store'
import type { Texts } from '@/texts/texts'

// "Secretary, Teacher"
export function roleNames(user: SessionUser, { code }: Texts): string {
  return user.role.map((role) => code(`access.role.${role}`) ?? role).join(', ')
}
