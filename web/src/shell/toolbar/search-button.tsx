import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { commandKey } from '@/shell/keys/command-key'
import { PanelButton } from '@/shell/panel-button'
import { preparePanel } from '@/shell/panels'
import { openPanel, usePanels } from '@/shell/panels-store'
import { useText } from '@/texts/use-text'
import { SearchIcon } from '@/ui/icons'

const Field = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 220,
  height: 36,
  paddingInline: 10,
  border: `1px solid ${theme.vars.palette.grey[500]}`,
  borderRadius: 8,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  cursor: 'pointer',
  '& kbd': { marginInlineStart: 'auto', font: 'inherit', fontSize: '0.75rem', whiteSpace: 'nowrap' },
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
}))

// Opens the search: where there is room it looks like the field it opens.
export function SearchButton({ small }: { small: boolean }) {
  const { t } = useText()
  const expanded = usePanels((state) => state.open === 'search')
  const label = t('shell.search.label')
  if (small)
    return (
      <PanelButton panel="search" label={label}>
        <SearchIcon />
      </PanelButton>
    )
  const prepare = () => preparePanel('search')
  return (
    <Field
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openPanel('search')}
    >
      <SearchIcon aria-hidden />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
      <kbd>{`${commandKey()} K`}</kbd>
    </Field>
  )
}
