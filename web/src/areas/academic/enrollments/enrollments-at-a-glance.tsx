import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { AsideCard } from '@/ui/record/record-columns'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { enrollmentPath, enrollmentsQuery, worthKnowing } from './api'
import { EnrollmentChip } from './enrollment-chip'

type EnrollmentsAtAGlanceProps = {
  personId: string
  // What is to be paid of an enrollment: finance knows.
  due: ComponentType<{ enrollmentId: string }>
}

// The classes that a student follows or waits for now, or the last one; with what is due next.
export function EnrollmentsAtAGlance({ personId, due: Due }: EnrollmentsAtAGlanceProps) {
  const { t } = useText()
  const enrollments = useQuery(enrollmentsQuery({ person: personId }))
  return (
    <AsideCard title={t('enrollment.glance.title')}>
      <QueryView query={enrollments} loading={<LoadingRows rows={1} height={72} />}>
        {(all) =>
          all.length === 0 ? (
            <Box sx={{ color: 'text.secondary' }}>{t('enrollment.none_of_person')}</Box>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
              {worthKnowing(all).map((one) => (
                <Box component="li" key={one.id}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                    <Box
                      component={Link}
                      to={enrollmentPath(one.id)}
                      sx={{ fontWeight: 550, color: 'primary.main', marginInlineEnd: 'auto' }}
                    >
                      {one.class_code}
                    </Box>
                    <EnrollmentChip enrollment={one} />
                  </Box>
                  <Box sx={{ color: 'text.secondary' }}>{one.campus_name}</Box>
                  {one.money && one.status === 'confirmed' && !one.outcome && <Due enrollmentId={one.id} />}
                </Box>
              ))}
            </Box>
          )
        }
      </QueryView>
    </AsideCard>
  )
}
