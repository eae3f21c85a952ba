import Box from '@mui/material/Box'
import { useMay } from '@/session/use-may'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'
import { ClassNext } from './class-next'

// What other areas know of a class, above its parts.
export function ClassParts({ classId }: { classId: string }) {
  return (
    <>
      <ClassNext classId={classId} />
      <ClassStudies classId={classId} />
    </>
  )
}

const ClassStudies = lazyPart(
  async () => {
    const part = import('@/areas/studies/reports/class-studies')
    return { default: (await Promise.all([part, loadTexts(['report'])]))[0].ClassStudies }
  },
  <Room />,
)

// As high as what comes: the ways on one line and, on a phone, what should be looked at on another.
function Room() {
  const reads = useMay('getClassReport')
  const takes = useMay('listTakingCourses')
  const grades = useMay('listGradeCourses')
  if (!(reads || takes || grades)) return null
  return <Box sx={{ height: { xs: reads ? 96 : 52, sm: 52 } }} />
}
