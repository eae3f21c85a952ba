import { useMayForOthers } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { classPath, type Enrollment } from './api'

// Staff come from the class, a student from his own page.
export function useWayBack({ class_id, class_code }: Enrollment) {
  const { t } = useText()
  const staff = useMayForOthers('listEnrollments')
  return staff
    ? { staff, path: classPath(class_id), title: class_code }
    : { staff, path: '/pages/profile?tab=studies', title: t('enrollment.own.back') }
}
