import Box from '@mui/material/Box'
import { type ReactNode, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useLook } from '@/session/look-store'
import { useFrameKeys } from '@/shell/keys/use-frame-keys'
import { OneBarLayout, TwoBarLayout } from '@/shell/layout/horizontal-layout'
import { PageKeeper } from '@/shell/layout/page-box'
import { SmallLayout } from '@/shell/layout/small-layout'
import { useWide } from '@/shell/layout/use-wide'
import { VerticalLayout } from '@/shell/layout/vertical-layout'
import { useQuickPanel } from '@/shell/quick-panel/quick-panel-store'
import { useThemePanel } from '@/shell/theme-panel/theme-panel-store'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { PlayerHost } from '@/ui/player/player-host'
import { useTypeAhead } from '@/ui/type-ahead'
import { type Panel, setPanelLoaders, usePanels } from './panels-store'
import { ProgressLine } from './progress-line'
import { useDialogFocus } from './use-dialog-focus'
import { usePageNotices } from './use-page-notices'

const layouts = {
  vertical: VerticalLayout,
  'horizontal-top': TwoBarLayout,
  'horizontal-bar': OneBarLayout,
}

// The frame around every signed-in screen, in the layout that the person has chosen.
export function Component() {
  const { t } = useText()
  const loading = useNavigation().state === 'loading'
  const wide = useWide()
  const layout = useLook((look) => look.layout)
  const hasNavbar = useLook((look) => look.navbar.display)
  useFrameKeys()
  useDialogFocus()
  const { key, pathname } = useLocation()
  useTypeAhead(loading, key)
  usePageNotices(pathname)
  const Layout = wide && hasNavbar ? layouts[layout] : SmallLayout
  return (
    <>
      <SkipLink target="main">{t('shell.skip')}</SkipLink>
      {loading && <ProgressLine label={t('ui.loading')} />}
      <PageKeeper>
        <Layout />
      </PageKeeper>
      <Panels />
      <ThemePanel />
      <QuickPanelHost />
      <PlayerHost />
    </>
  )
}

// The first stop of the keyboard: past the bar, to the content.
function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
      sx={{
        position: 'absolute',
        insetInlineStart: 16,
        insetBlockStart: -60,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { insetBlockStart: 8 },
      }}
    >
      {children}
    </Box>
  )
}

const loaders = {
  menu: () => import('./navbar/menu-drawer').then((module) => ({ default: module.MenuDrawer })),
  search: () => import('./search/search-dialog').then((module) => ({ default: module.SearchDialog })),
  keys: () => import('./keys/keys-dialog').then((module) => ({ default: module.KeysDialog })),
  favourites: () =>
    import('./favourites/favourites-panel').then((module) => ({ default: module.FavouritesPanel })),
}

const parts = {
  menu: lazyPart(loaders.menu),
  search: lazyPart(loaders.search),
  keys: lazyPart(loaders.keys),
  favourites: lazyPart(loaders.favourites),
}

setPanelLoaders(loaders)

// The panels of the frame. Each is fetched when it is first wanted, and then stays, so that it can close softly and
// give the focus back.
export function Panels() {
  const open = usePanels((state) => state.open)
  const used = useRef(new Set<Panel>())
  if (open) used.current.add(open)
  return [...used.current].map((panel) => {
    const Part = parts[panel]
    return <Part key={panel} open={open === panel} />
  })
}

const LookDrawer = lazyPart(async () => {
  const [module] = await Promise.all([import('./theme-panel/look-drawer'), loadTexts(['look'])])
  return { default: module.LookDrawer }
})

// Where the look is chosen. Its code and texts come when it is first opened; then it stays, so that it can close
// softly and give the focus back.
export function ThemePanel() {
  const open = useThemePanel((state) => state.open)
  const used = useRef(false)
  used.current ||= open
  if (!used.current) return null
  return <LookDrawer open={open} />
}

const QuickPanel = lazyPart(async () => {
  const [module] = await Promise.all([import('./quick-panel/quick-panel'), loadTexts(['home'])])
  return { default: module.QuickPanel }
})

// Stands in the frame and fetches the panel when it is first opened; then it stays, so that it can close softly and
// give the focus back.
export function QuickPanelHost() {
  const open = useQuickPanel((state) => state.open)
  const used = useRef(false)
  used.current ||= open
  if (!used.current) return null
  return <QuickPanel open={open} />
}
