import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'

type WaitingLinkProps = {
  // How many wait, once it is known.
  counted: { total: number; more: boolean } | undefined
  text: 'people.applications' | 'people.duplicates_count'
  path: string
  // The campus that the list beside it is narrowed to.
  campus: string | undefined
}

// How many wait for somebody to look at them, and the way to them. Gone where there are none; on a phone, where it would
// push the list down when it comes, the menu beside it leads there.
export function WaitingLink({ counted, text, path, campus }: WaitingLinkProps) {
  const { t, language } = useText()
  if (!counted || counted.total === 0) return null
  const shown = formatTotal(counted.total, counted.more, language)
  return (
    <Button
      variant="outlined"
      color="inherit"
      component={Link}
      to={campus ? `${path}?campus=${campus}` : path}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {t(text, { count: counted.total, shown })}
    </Button>
  )
}
