import { useClassMay } from '@/areas/academic/classes/use-class-may'
import { CampusPage } from '@/areas/campus/campuses/campus-page'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'

const CampusTimetable = lazyPart(
  () => import('@/areas/academic/timetable/campus-timetable').then((m) => ({ default: m.CampusTimetable })),
  <LoadingRows />,
)

// /apps/academic/campus/{campusId}: the campus's own page, with the hours that its classes take over.
export function Component() {
  const { t } = useText()
  const may = useClassMay()
  return (
    <CampusPage
      tabs={({ id, archived }) =>
        may.network || (may.staff && may.own === id)
          ? [
              {
                name: 'timetable',
                label: t('timetable.label'),
                content: <CampusTimetable campusId={id} mayEdit={!archived && may.keepsAt(id)} />,
              },
            ]
          : []
      }
    />
  )
}
