import { styled } from '@mui/material/styles'
import { commandKey } from '@/shell/keys/command-key'
import { openPanel, preparePanel, usePanels } from '@/shell/panels-store'
import { useText } from '@/texts/use-text'
import { SearchIcon } from '@/ui/icons'

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
export function SearchButton({ small }: { small: boolean }) {
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
