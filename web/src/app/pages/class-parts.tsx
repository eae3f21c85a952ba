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
  <div style={{ height: 52 }} />,
)
