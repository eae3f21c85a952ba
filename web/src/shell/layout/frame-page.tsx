import { useLook } from '@/session/look-store'
import { boxWidth } from './measures'
import { PageMain } from './page-main'

// The page inside the frame: as wide as there is room, or as a container is.
export function FramePage() {
  const contained = useLook((look) => look.mode === 'container')
  return (
    <PageMain
      sx={{
        flex: 1,
        width: '100%',
        maxWidth: contained ? boxWidth : undefined,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        pt: { xs: 2, sm: 4 },
        pb: 5,
      }}
    />
  )
}
