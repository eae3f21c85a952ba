import { EnrollmentPage } from '@/areas/academic/enrollments/enrollment-page'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'

const Paid = lazyPart(
  async () => {
    const part = import('@/areas/finance/people/enrollment-paid')
    const texts = loadTexts(['finance', 'invoice', 'payment'])
    return { default: (await Promise.all([part, texts]))[0].EnrollmentPaid }
  },
  <LoadingRows />,
)

// /apps/campus/enrollment/{enrollmentId}: a student's place in a class, with how it is paid.
export const Component = () => <EnrollmentPage paid={Paid} />
