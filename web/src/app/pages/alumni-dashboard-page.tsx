import { AlumniDashboard } from '@/areas/media/alumni/dashboard'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'

const Money = lazyPart(
  async () => {
    const part = import('@/areas/finance/people/own-money')
    return { default: (await Promise.all([part, loadTexts(['finance', 'invoice'])]))[0].OwnMoney }
  },
  <LoadingRows rows={2} />,
)

// /apps/alumni/dashboard: an alumnus's own space, with what the area of money knows of him.
export const Component = () => <AlumniDashboard money={Money} />
