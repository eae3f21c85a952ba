import { useLook } from '@/session/look-store'
import { LineSign } from '@/shell/toolbar/line-sign'
import { Toolbar } from '@/shell/toolbar/toolbar'
import { Bar } from './bar'
import { Footer } from './footer'
import { FrameBox } from './frame-box'
import { FramePage } from './frame-page'
import { Lead } from './lead'
import { toolbarHeight } from './measures'

// Where there is no room for the menu, or it is switched off: it opens as a drawer.
export function SmallLayout() {
  const toolbar = useLook((look) => look.toolbar)
  const footer = useLook((look) => look.footer)
  return (
    <FrameBox top={toolbar.display && toolbar.style === 'fixed' ? toolbarHeight : 0}>
      {toolbar.display ? <Toolbar lead={<Lead withMenuButton />} /> : <MenuStrip />}
      <FramePage />
      {footer.display && <Footer />}
    </FrameBox>
  )
}

// Where both the menu and the toolbar are switched off there is still a way to the menu, and with it to the account
// and the look.
function MenuStrip() {
  return (
    <Bar component="header" region="toolbar" height={toolbarHeight}>
      <Lead withMenuButton />
      <LineSign />
    </Bar>
  )
}
