import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { changeLook, useLook } from '@/session/look-store'
import { NavbarContent } from '@/shell/navbar/navbar-content'
import { Toolbar } from '@/shell/toolbar/toolbar'
import { useText } from '@/texts/use-text'
import { FoldIcon } from '@/ui/icons'
import { Footer } from './footer'
import { FrameBox } from './frame-box'
import { FramePage } from './frame-page'
import { foldedWidth, footerHeight, navbarWidth, toolbarHeight } from './measures'

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

// The column with the menu. Folded it shows the pictures only, and opens over the page under the pointer or the
// keyboard's focus.
function Navbar({ withAccount }: { withAccount: boolean }) {
  const { folded, position } = useLook((look) => look.navbar)
  const palette = useLook((look) => look.palettes.navbar)
  const edge = position === 'left' ? 'borderInlineEnd' : 'borderInlineStart'
  return (
    <Box
      data-region="navbar"
      data-palette={palette}
      sx={{
        position: 'relative',
        zIndex: 'drawer',
        flexShrink: 0,
        width: folded ? foldedWidth : navbarWidth,
        bgcolor: 'background.default',
        color: 'text.primary',
        [edge]: '1px solid',
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          insetBlockStart: 'var(--navbar-top)',
          height: 'calc(100dvh - var(--navbar-top) - var(--navbar-bottom))',
          width: folded ? foldedWidth - 1 : '100%',
        }}
      >
        <Box sx={folded ? foldedSheet(position) : sheet}>
          <Box className="sheet" sx={{ height: '100%' }}>
            <NavbarContent
              withAccount={withAccount}
              button={<FoldButton folded={folded} fromStart={position === 'left'} />}
            />
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

const sheet = { height: '100%', overflow: 'hidden' }

const opened = '&:hover, &:has(:focus-visible)'
const closed = '&:not(:hover, :has(:focus-visible))'

// A sheet of its own above the page. Its content has its whole width from the first moment of the opening, so that
// nothing inside moves.
const foldedSheet = (position: 'left' | 'right') =>
  ({
    ...sheet,
    position: 'absolute',
    insetBlock: 0,
    [position === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: 0,
    width: foldedWidth - 1,
    bgcolor: 'background.default',
    transition: 'width 150ms ease-out',
    [opened]: {
      width: navbarWidth,
      boxShadow: 8,
      outline: '1px solid',
      outlineColor: 'divider',
      '& .sheet': { width: navbarWidth },
    },
    [closed]: { '& .group-name, & .brand-name': { visibility: 'hidden' } },
  }) as const

function FoldButton({ folded, fromStart }: { folded: boolean; fromStart: boolean }) {
  const { t } = useText()
  const label = t(folded ? 'shell.nav.unfold' : 'shell.nav.fold')
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => changeLook({ navbar: { folded: !folded } })}
      // The arrow points to where the edge will go.
      sx={{ color: 'text.secondary', '& svg': { scale: folded === fromStart ? '-1 1' : undefined } }}
    >
      <FoldIcon />
    </IconButton>
  )
}
