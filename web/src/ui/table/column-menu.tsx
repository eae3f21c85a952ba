import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { ColumnsIcon } from '@/ui/icons'
import { showsCards } from './cards-width'
import type { ColumnChoice } from './use-column-choice'

// Which columns the table shows. A phone shows cards instead, and is spared it.
export function ColumnMenu({ choice }: { choice: ColumnChoice }) {
  const { t } = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const { reset } = choice
  return (
    <>
      <IconButton
        title={t('list.columns.label')}
        aria-label={t('list.columns.label')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ marginInlineStart: 'auto', [`@media ${showsCards}`]: { display: 'none' } }}
      >
        <ColumnsIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {choice.columns.map(({ key, header, shown }) => (
          <MenuItem
            key={key}
            role="menuitemcheckbox"
            aria-checked={shown}
            onClick={() => choice.toggle(key)}
            sx={{ paddingInlineStart: 1 }}
          >
            <Checkbox size="small" checked={shown} tabIndex={-1} aria-hidden sx={{ py: 0 }} />
            {header}
          </MenuItem>
        ))}
        {reset && <Divider />}
        {reset && (
          <MenuItem
            onClick={() => {
              reset()
              close()
            }}
          >
            {t('list.columns.reset')}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
