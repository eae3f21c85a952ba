import Box from '@mui/material/Box'
import { useLook } from '@/session/look-store'
import { Navbar } from '@/shell/navbar/navbar'
import { Toolbar } from '@/shell/toolbar/toolbar'
import { Footer } from './footer'
import { FrameBox } from './frame-box'
import { FramePage } from './frame-page'
import { footerHeight, toolbarHeight } from './measures'

// The menu beside the page. Toolbar and footer stand beside it too ("below" it), or reach across ("above" it).
export function VerticalLayout() {
  const navbar = useLook((look) => look.navbar)
  const toolbar = useLook((look) => look.toolbar)
  const footer = useLook((look) => look.footer)
  const acrossTop = toolbar.display && toolbar.position === 'above'
  const acrossFoot = footer.display && footer.position === 'above'
  const measures = {
    '--navbar-top': acrossTop ? `${toolbarHeight}px` : '0px',
    '--navbar-bottom': acrossFoot && footer.style === 'fixed' ? `${footerHeight}px` : '0px',
  }
  return (
    <FrameBox top={toolbar.display && toolbar.style === 'fixed' ? toolbarHeight : 0}>
      {acrossTop && <Toolbar across />}
      <Box
        style={measures as object}
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: navbar.position === 'left' ? 'row' : 'row-reverse',
        }}
      >
        <Navbar withAccount={!toolbar.display} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          {toolbar.display && !acrossTop && <Toolbar />}
          <FramePage />
          {footer.display && !acrossFoot && <Footer />}
        </Box>
      </Box>
      {acrossFoot && <Footer across />}
    </FrameBox>
  )
}
