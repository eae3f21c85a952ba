import { hasPermission } from '@/session/has-permission'
import { groups } from '@/session/roles'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { classPath, type Enrollment } from './api'

// Staff come from the class, a student from his own page.
export function useWayBack({ class_id, class_code }: Enrollment) {
  const { t } = useText()
  const roles = useSession((state) => state.user?.role) ?? []
  const staff = hasPermission(groups.secretary, roles)
  return staff
    ? { staff, path: classPath(class_id), title: class_code }
    : { staff, path: '/pages/profile?tab=studies', title: t('enrollment.own.back') }
}
