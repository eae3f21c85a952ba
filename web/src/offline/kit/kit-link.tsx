import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useMay } from '@/session/use-may'
import type { TextKey } from '@/texts/text-key'
import { useText } from '@/texts/use-text'
import { PhoneIcon } from '@/ui/icons'

const kitPath = '/apps/campus/weekend-kit'

// The way to what a week-end needs without a line, for who reads sheets. Its name is among the texts of the page.
export function KitLink({ name = 'kept.kit.title' }: { name?: TextKey }) {
  const { t } = useText()
  // Whoever reads sheets packs a kit: the server has the same rule for both.
  const may = useMay('listTaking')
  if (!may) return null
  return (
    <Button variant="outlined" startIcon={<PhoneIcon />} component={Link} to={kitPath}>
      {t(name)}
    </Button>
  )
}
