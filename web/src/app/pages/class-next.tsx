import { NextRoom } from '@/areas/planning/agenda/next-room'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'

// What the agenda knows of a class; it comes after the page.
export const ClassNext = lazyPart(
  async () => {
    const part = import('@/areas/planning/agenda/next-sessions')
    return { default: (await Promise.all([part, loadTexts(['agenda'])]))[0].ClassNext }
  },
  <NextRoom />,
)
