import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { Link, useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { EditIcon } from '@/ui/icons'
import { useShortcut } from '@/ui/use-shortcut'
import type { Editing } from './use-editing'

type EditButtonProps =
  | { editing: Editing }
  // From another page of the same record: where its form is.
  | { href: string }

// From reading a record to changing it (also "e"). Gone while it is being changed, and for who may not.
export function EditButton(props: EditButtonProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const editing = 'editing' in props ? props.editing : undefined
  const href = 'href' in props ? props.href : undefined
  const start = editing ? () => editing.start() : () => void navigate(href ?? '')
  const offered = editing ? editing.may && !editing.on : true
  useShortcut('e', offered ? start : undefined)
  if (!offered) return null
  const act = href ? { component: Link, to: href } : { onClick: start }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EditIcon />}
        {...act}
        className="wide-only"
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('record.edit')}
      </Button>
      <IconButton aria-label={t('record.edit')} {...act} sx={{ display: { sm: 'none' } }}>
        <EditIcon />
      </IconButton>
    </>
  )
}
