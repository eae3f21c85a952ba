import type { PersonTabProps } from '@/areas/people/person/person-form'
import type { PersonTab } from '@/areas/people/person/person-tabs'
import { StudentPage } from '@/areas/people/person/student-page'
import { useMay, useMayForOthers } from '@/session/use-may'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'
import { loansTab } from './loans-tab'

const Enrollments = lazyPart(
  () =>
    import('@/areas/academic/enrollments/student-enrollments').then((m) => ({
      default: m.StudentEnrollments,
    })),
  <LoadingRows />,
)
// What stands first beside the fields has the room that most students' need kept for it, so that what is below stays.
const AtAGlance = lazyPart(
  () =>
    import('@/areas/academic/enrollments/enrollments-at-a-glance').then((m) => ({
      default: m.EnrollmentsAtAGlance,
    })),
  <LoadingRows rows={1} height={119} />,
)
const Due = lazyPart(() =>
  import('@/areas/finance/people/enrollment-due').then((m) => ({ default: m.EnrollmentDue })),
)
const Next = lazyPart(
  async () => {
    const part = import('@/areas/planning/agenda/next-sessions')
    return { default: (await Promise.all([part, loadTexts(['agenda'])]))[0].StudentNext }
  },
  <LoadingRows rows={1} height={191} />,
)
const InShort = lazyPart(() =>
  import('@/areas/academic/enrollments/enrollments-in-short').then((m) => ({
    default: m.EnrollmentsInShort,
  })),
)
const Courses = lazyPart(
  () => import('@/areas/academic/access/person-courses').then((m) => ({ default: m.PersonCourses })),
  <LoadingRows />,
)

const CatchUps = lazyPart(
  async () => {
    const part = import('@/areas/studies/catchups/student-catch-ups')
    return { default: (await Promise.all([part, loadTexts(['catchup'])]))[0].StudentCatchUps }
  },
  <LoadingRows />,
)
const Studies = lazyPart(
  async () => {
    const part = import('@/areas/studies/student/student-tab')
    return { default: (await Promise.all([part, loadTexts(['report', 'issued'])]))[0].StudentTab }
  },
  <LoadingRows />,
)

const Money = lazyPart(
  async () => {
    const part = import('@/areas/finance/people/student-money')
    return { default: (await Promise.all([part, loadTexts(['finance', 'invoice'])]))[0].StudentMoney }
  },
  <LoadingRows />,
)

const studies: PersonTab = {
  name: 'studies',
  label: 'enrollment.studies_tab',
  content: ({ person }: PersonTabProps) => <Studies studentId={person.id} />,
}
const enrollments: PersonTab = {
  name: 'enrollments',
  label: 'enrollment.tab',
  content: ({ person }: PersonTabProps) => <Enrollments person={{ id: person.id, name: person.name }} />,
}
const courses: PersonTab = {
  name: 'courses',
  label: 'enrollment.documents.tab',
  content: ({ person }: PersonTabProps) => <Courses personId={person.id} />,
}

const catchUps: PersonTab = {
  name: 'catchups',
  label: 'enrollment.catch_ups',
  content: ({ person }: PersonTabProps) => <CatchUps studentId={person.id} />,
}

const money: PersonTab = {
  name: 'money',
  label: 'enrollment.money_tab',
  content: ({ person }: PersonTabProps) => <Money personId={person.id} />,
}

const Card = lazyPart(
  async () => {
    const part = import('@/areas/people/card/person-card')
    return { default: (await Promise.all([part, loadTexts(['badge'])]))[0].PersonCardView }
  },
  <LoadingRows />,
)

const card: PersonTab = {
  name: 'card',
  label: 'enrollment.card_tab',
  content: ({ person }: PersonTabProps) => <Card personId={person.id} />,
}

const Gist = ({ personId }: { personId: string }) => (
  <>
    <AtAGlance personId={personId} due={Due} />
    <Next personId={personId} />
  </>
)

// /apps/campus/student/{studentId}: who he is, with what the academic area knows of him: each tab for who may read what
// it shows, whichever of his roles says so. The card is for who keeps people.
export function Component() {
  const shown: [PersonTab, boolean][] = [
    [studies, useMayForOthers('getReport')],
    [enrollments, useMayForOthers('listEnrollments')],
    [money, useMayForOthers('listInvoices')],
    [courses, useMayForOthers('listCourseAccess')],
    [catchUps, useMayForOthers('listClassCatchUps')],
    [loansTab, useMayForOthers('lendCopy')],
    [card, useMay('createPerson')],
  ]
  const more = shown.filter(([, may]) => may).map(([tab]) => tab)
  const classes = more.includes(enrollments) ? { aside: Gist, head: InShort } : {}
  return <StudentPage more={more} {...classes} />
}
