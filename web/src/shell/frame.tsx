import { useNavigation } from 'react-router'
import { useLook } from '@/session/look-store'
import { useText } from '@/texts/use-text'
import { useFrameKeys } from './keys/use-frame-keys'
import { OneBarLayout, TwoBarLayout } from './layout/horizontal-layout'
import { PageKeeper } from './layout/page-box'
import { SmallLayout } from './layout/small-layout'
import { useWide } from './layout/use-wide'
import { VerticalLayout } from './layout/vertical-layout'
import { Panels } from './panels'
import { ProgressLine } from './progress-line'
import { QuickPanelHost } from './quick-panel/quick-panel-host'
import { SkipLink } from './skip-link'
import { ThemePanel } from './theme-panel/theme-panel'

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
    </>
  )
}
