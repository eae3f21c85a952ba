import { Bar } from './bar'
import { Lead } from './lead'
import { toolbarHeight } from './measures'

// Where both the menu and the toolbar are switched off there is still a way to the menu, and with it to the account
// and the look.
export function MenuStrip() {
  return (
    <Bar component="header" region="toolbar" height={toolbarHeight}>
      <Lead withMenuButton />
    </Bar>
  )
}
