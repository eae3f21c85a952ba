import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { BrandMark } from '@/ui/brand-mark'

const HomeLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 620,
  whiteSpace: 'nowrap',
  flexShrink: 0,
  borderRadius: 4,
})

// The product's sign and name; it leads home.
export function Brand() {
  const { t } = useText()
  return (
    <HomeLink to="/">
      <BrandMark size={26} />
      <Box component="span" className="brand-name">
        {t('ui.brand')}
      </Box>
    </HomeLink>
  )
}
