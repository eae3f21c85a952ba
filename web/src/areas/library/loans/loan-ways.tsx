import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { loansPath, reservationsPath, stocksPath } from './paths'

// From loans to reservations and stock-takings, and back.
export function LoanWays({ shown }: { shown: 'loans' | 'reservations' | 'stock' }) {
  const { t } = useText()
  return (
    <Tabs
      component="nav"
      value={shown}
      aria-label={t('loan.ways.label')}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        mb: 3,
        '& .MuiTabs-list': { gap: 3 },
        '& .MuiTab-root': { minWidth: 0, px: 0 },
      }}
    >
      <Tab value="loans" component={Link} to={loansPath} label={t('loan.list_title')} />
      <Tab value="reservations" component={Link} to={reservationsPath} label={t('loan.ways.reservations')} />
      <Tab value="stock" component={Link} to={stocksPath} label={t('loan.ways.stock')} />
    </Tabs>
  )
}
