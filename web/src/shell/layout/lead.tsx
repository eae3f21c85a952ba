import { Brand } from '@/shell/brand'
import { PanelButton } from '@/shell/panel-button'
import { useText } from '@/texts/use-text'
import { MenuIcon } from '@/ui/icons'

// The start of a bar where no navbar is beside it: the way to the menu, unless that is in sight, and the brand.
export function Lead({ withMenuButton }: { withMenuButton: boolean }) {
  const { t } = useText()
  return (
    <>
      {withMenuButton && (
        <PanelButton panel="menu" label={t('shell.nav.open')}>
          <MenuIcon />
        </PanelButton>
      )}
      <Brand />
    </>
  )
}
