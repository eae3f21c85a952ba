import { useLook } from '@/session/look-store'
import { useSession } from '@/session/session-store'
import { Menubar } from '@/shell/menubar/menubar'
import { Toolbar } from '@/shell/toolbar/toolbar'
import { UserMenu } from '@/shell/toolbar/user-menu'
import { Bar } from './bar'
import { Footer } from './footer'
import { FrameBox } from './frame-box'
import { FramePage } from './frame-page'
import { Lead } from './lead'
import { menubarHeight, toolbarHeight } from './measures'

// The menu in a bar of its own, below the toolbar or above it.
export function TwoBarLayout() {
  const toolbar = useLook((look) => look.toolbar)
  const footer = useLook((look) => look.footer)
  const fixedToolbar = toolbar.display && toolbar.style === 'fixed' ? toolbarHeight : 0
  const toolbarFirst = toolbar.position === 'above'
  return (
    <FrameBox top={menubarHeight + fixedToolbar}>
      {toolbar.display && toolbarFirst && <Toolbar lead={<Lead withMenuButton={false} />} />}
      <MenuBarRegion top={toolbarFirst ? fixedToolbar : 0} withAccount={!toolbar.display} />
      {toolbar.display && !toolbarFirst && (
        <Toolbar lead={<Lead withMenuButton={false} />} top={menubarHeight} />
      )}
      <FramePage />
      {footer.display && <Footer />}
    </FrameBox>
  )
}

// Brand, menu and tools in one bar.
export function OneBarLayout() {
  const toolbar = useLook((look) => look.toolbar)
  const footer = useLook((look) => look.footer)
  const top = toolbar.display ? (toolbar.style === 'fixed' ? toolbarHeight : 0) : menubarHeight
  return (
    <FrameBox top={top}>
      {toolbar.display ? (
        <Toolbar lead={<Lead withMenuButton={false} />} menu={<Menubar />} />
      ) : (
        <MenuBarRegion top={0} withAccount />
      )}
      <FramePage />
      {footer.display && <Footer />}
    </FrameBox>
  )
}

function MenuBarRegion({ top, withAccount }: { top: number; withAccount: boolean }) {
  const user = useSession((state) => state.user)
  return (
    <Bar component={withAccount ? 'header' : 'div'} region="navbar" height={menubarHeight} stickTo={{ top }}>
      {withAccount && <Lead withMenuButton={false} />}
      <Menubar first={!withAccount} />
      {withAccount && user && <UserMenu user={user} />}
    </Bar>
  )
}
