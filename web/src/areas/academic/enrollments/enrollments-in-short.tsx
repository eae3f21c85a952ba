import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { enrollmentPath, enrollmentsQuery, worthKnowing } from './api'
import { EnrollmentChip } from './enrollment-chip'

// There is room for two in one line of a phone; who follows more is rare, and has a tab for them.
const most = 2

// In one line: the classes that a student follows or waits for, and how he stands in each.
export function EnrollmentsInShort({ personId }: { personId: string }) {
  const { t } = useText()
  const { data } = useQuery(enrollmentsQuery({ person: personId }))
  if (data?.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('enrollment.none_of_person')}</Box>
  }
  return (
    <Box
      component="ul"
      aria-label={t('enrollment.tab')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}
    >
      {worthKnowing(data ?? [])
        .slice(0, most)
        .map((one) => (
          <Box component="li" key={one.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Box
              component={Link}
              to={enrollmentPath(one.id)}
              sx={{ fontWeight: 550, color: 'primary.main', whiteSpace: 'nowrap' }}
            >
              {one.class_code}
            </Box>
            <EnrollmentChip enrollment={one} />
          </Box>
        ))}
    </Box>
  )
}
