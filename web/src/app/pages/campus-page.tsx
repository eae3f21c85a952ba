import { useClassMay } from '@/areas/academic/classes/use-class-may'
import type { Campus } from '@/areas/campus/campuses/api'
import { CampusPage } from '@/areas/campus/campuses/campus-page'
import { useReach } from '@/session/use-may'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import type { RecordTab } from '@/ui/record/record-tabs'
import { LoadingRows } from '@/ui/states/loading-rows'

const CampusTimetable = lazyPart(
  () => import('@/areas/academic/timetable/campus-timetable').then((m) => ({ default: m.CampusTimetable })),
  <LoadingRows />,
)

const CampusSignature = lazyPart(
  () => import('@/areas/studies/papers/campus-signature').then((m) => ({ default: m.CampusSignature })),
  <LoadingRows />,
)

const CampusLending = lazyPart(
  async () => {
    const part = import('@/areas/library/loans/campus-lending')
    return { default: (await Promise.all([part, loadTexts(['loan'])]))[0].CampusLending }
  },
  <LoadingRows />,
)

// /apps/academic/campus/{campusId}: the campus's own page, with the hours that its classes take over, who signs its
// papers, how it lends books and the way to its week-end kit.
export function Component() {
  const { t } = useText()
  const may = useClassMay()
  const signs = useReach('setPaperSignature')
  const lends = useReach('createCopies')
  const packs = useReach('listTaking')
  const timetable = ({ id, archived }: Campus): RecordTab => ({
    name: 'timetable',
    label: t('timetable.label'),
    content: <CampusTimetable campusId={id} mayEdit={!archived && may.keepsAt(id)} />,
  })
  const signature = ({ id, archived }: Campus): RecordTab => ({
    name: 'signature',
    label: t('signature.tab'),
    keep: true,
    content: <CampusSignature campusId={id} mayEdit={!archived} />,
  })
  const lending = ({ id, archived }: Campus): RecordTab => ({
    name: 'lending',
    label: t('campus.tab.lending'),
    keep: true,
    content: <CampusLending campusId={id} mayEdit={!archived} />,
  })
  const kit = ({ id }: Campus): RecordTab => ({
    name: 'kit',
    label: t('campus.tab.kit'),
    href: `/apps/campus/weekend-kit?campus=${id}`,
  })
  return (
    <CampusPage
      tabs={(campus) => [
        ...(may.network || (may.staff && may.own === campus.id) ? [timetable(campus)] : []),
        ...(signs === 'all' || (signs === 'campus' && may.own === campus.id) ? [signature(campus)] : []),
        ...(lends === 'all' || (lends === 'campus' && may.own === campus.id) ? [lending(campus)] : []),
        ...(packs === 'all' || (packs === 'campus' && may.own === campus.id) ? [kit(campus)] : []),
      ]}
    />
  )
}
