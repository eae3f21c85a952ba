import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { academicClasses, classPath } from '../classes/class-list'
import { type Curriculum, followersQuery } from './api'

// Which classes follow this version; they stay with it when a next one is made.
export function FollowersSection({ curriculum }: { curriculum: Curriculum }) {
  const { t } = useText()
  const id = useId()
  const followers = useQuery({ ...followersQuery(curriculum.id), enabled: curriculum.class_count > 0 })
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('curriculum.followers.title')}
      </Typography>
      {curriculum.class_count === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('curriculum.followers.none')}</Typography>
      ) : (
        <QueryView query={followers} loading={<LoadingRows rows={2} height={44} />}>
          {(classes) => (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {classes.map((group) => (
                <Box
                  component="li"
                  key={group.id}
                  sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, py: 0.75 }}
                >
                  <ColorMark color={group.campus_color} />
                  <Link component={RouterLink} to={classPath(academicClasses, group.id)}>
                    {group.code}
                  </Link>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {group.campus_name} · {t('curriculum.level_number', { level: group.level })}
                  </Box>
                </Box>
              ))}
            </Box>
          )}
        </QueryView>
      )}
    </Box>
  )
}
