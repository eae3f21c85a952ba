import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { ArchiveIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { type Curriculum, versionsQuery } from './api'
import { curriculumPath } from './curriculum-list'

// The versions of this curriculum, the newest first, and how many classes follow each.
export function VersionsSection({ curriculum }: { curriculum: Curriculum }) {
  const { t, language } = useText()
  const id = useId()
  const versions = useQuery(versionsQuery(curriculum.family_id)).data ?? []
  if (versions.length < 2) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('curriculum.version.title')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {versions.map((one) => (
          <Box
            component="li"
            key={one.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, py: 0.75 }}
          >
            <Link
              component={RouterLink}
              to={curriculumPath(one.id)}
              aria-current={one.id === curriculum.id ? 'page' : undefined}
              sx={{ fontWeight: one.id === curriculum.id ? 650 : undefined }}
            >
              {t('curriculum.version_number', { number: one.number })}
            </Link>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('curriculum.class_count', { count: one.class_count })}
              {' · '}
              <bdi>{formatDay(one.created_at, language)}</bdi>
            </Box>
            {one.archived && (
              <StateChip tone="neutral" icon={<ArchiveIcon />} label={t('curriculum.archived')} />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
