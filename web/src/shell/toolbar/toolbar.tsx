import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useLook } from '@/session/look-store'
import { savePreferences } from '@/session/preferences'
import { useSession } from '@/session/session-store'
import { FavouritesStrip } from '@/shell/favourites/favourites-strip'
import { commandKey } from '@/shell/keys/command-key'
import { Bar } from '@/shell/layout/bar'
import { toolbarHeight } from '@/shell/layout/measures'
import { PanelButton } from '@/shell/panel-button'
import { openPanel, preparePanel, usePanels } from '@/shell/panels-store'
import { openQuickPanel, useQuickPanel } from '@/shell/quick-panel/quick-panel-store'
import { ToolbarButton } from '@/shell/toolbar-button'
import { useText } from '@/texts/use-text'
import { NotFavouriteIcon, QuickPanelIcon, SearchIcon } from '@/ui/icons'
import { LanguageMenu } from '@/ui/language-menu'
import { lazyPart } from '@/ui/lazy-part'
import { useUnseen } from '@/ui/unseen-store'
import { LineSign } from './line-sign'
import { ToolbarExtras } from './toolbar-extras'
import { UserMenu } from './user-menu'

type ToolbarProps = {
  // The menu button and the brand, where no navbar shows them.
  lead?: ReactNode
  // The menu itself, where it stands in the same bar.
  menu?: ReactNode
  // Where it sticks, if it is fixed.
  top?: number
  across?: boolean
}

// The bar with what is needed on every page.
export function Toolbar({ lead, menu, top = 0, across = false }: ToolbarProps) {
  const { t } = useText()
  const user = useSession((state) => state.user)
  const fixed = useLook((look) => look.toolbar.style === 'fixed')
  const leftPanel = useLook((look) => look.leftSidePanel.display)
  const rightPanel = useLook((look) => look.rightSidePanel.display)
  const wideOnly = { display: { xs: 'none', sm: 'flex' }, alignItems: 'center', minWidth: 0 }
  return (
    <Bar
      component="header"
      region="toolbar"
      height={toolbarHeight}
      across={across}
      stickTo={fixed ? { top } : undefined}
    >
      {lead}
      {menu}
      <Box
        sx={{ ...wideOnly, flexShrink: menu ? 0 : 1, maxWidth: menu ? 200 : undefined, ml: lead ? 0 : -1 }}
      >
        {leftPanel && (
          <PanelButton panel="favourites" label={t('shell.favourites.title')}>
            <NotFavouriteIcon />
          </PanelButton>
        )}
        <FavouritesStrip />
      </Box>
      {!menu && <Box sx={{ flex: 1 }} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 }, mr: -0.5 }}>
        <LineSign />
        <SearchButton small={menu !== undefined} />
        <Box sx={{ ...wideOnly, gap: 0.5 }}>
          <LanguageMenu onPicked={savePreferences} />
          <ToolbarExtras />
        </Box>
        {rightPanel && <QuickPanelButton />}
        {user && <UserMenu user={user} />}
      </Box>
    </Bar>
  )
}

const asPicture = {
  width: 34,
  padding: 0,
  justifyContent: 'center',
  borderColor: 'transparent',
  background: 'none',
  color: 'inherit',
  '& span, & kbd': { display: 'none' },
  '@media (pointer: coarse)': { width: 44, height: 44 },
}

const Field = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 220,
  height: 36,
  paddingInline: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  background: theme.vars.palette.grey[50],
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.grey[500] },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& kbd': { marginInlineStart: 'auto', font: 'inherit', fontSize: '0.75rem', whiteSpace: 'nowrap' },
  '&[data-small]': asPicture,
  [theme.breakpoints.down('md')]: asPicture,
}))

// Opens the search. Where there is room it looks like the field that it opens.
function SearchButton({ small }: { small: boolean }) {
  const { t } = useText()
  const expanded = usePanels((state) => state.open === 'search')
  const label = t('shell.search.label')
  const prepare = () => preparePanel('search')
  return (
    <Field
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      data-small={small || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openPanel('search')}
    >
      <SearchIcon aria-hidden />
      <span>{label}</span>
      <kbd>{`${commandKey()} K`}</kbd>
    </Field>
  )
}

// Opens the right side panel: the day at a glance.
function QuickPanelButton() {
  const { t } = useText()
  const open = useQuickPanel((state) => state.open)
  const unseen = useUnseen((state) => state.count)
  const label = unseen > 0 ? t('shell.quick_panel_new', { count: unseen }) : t('shell.quick_panel')
  return (
    <ToolbarButton label={label} expanded={open} onClick={openQuickPanel}>
      <QuickPanelIcon />
      <QuickBadge />
    </ToolbarButton>
  )
}

// Fetched after the frame: nobody waits for it.
const QuickBadge = lazyPart(() =>
  import('@/shell/quick-panel/quick-badge').then((module) => ({ default: module.QuickBadge })),
)
