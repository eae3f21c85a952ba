import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { formatMoney } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { type Enrollment, enrollmentPath } from './api'
import { EnrollmentChip } from './enrollment-chip'
import { story } from './story'

const CardLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  minHeight: 64,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))

// One class of a student, with what is paid for it; opens the enrollment.
export function EnrollmentCard({ enrollment }: { enrollment: Enrollment }) {
  const texts = useText()
  const { t, language } = texts
  const { id, class_code, campus_name, money } = enrollment
  const monthly = money && formatMoney(money.monthly_payment, money.currency, language)
  return (
    <CardLink to={enrollmentPath(id)}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 550 }}>{class_code}</Box>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {campus_name} · {story(enrollment, texts)}
        </Typography>
      </Box>
      {monthly && (
        <Box component="bdi" sx={{ color: 'text.secondary' }}>
          {t('enrollment.a_month', { count: money.installments, monthly })}
        </Box>
      )}
      <EnrollmentChip enrollment={enrollment} />
    </CardLink>
  )
}
