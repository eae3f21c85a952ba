import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Navigate, Link as RouterLink } from 'react-router'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { ArchiveIcon, ClosedIcon } from '@/ui/icons'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { academicClasses, classPath } from '../classes/class-list'
import { type Curriculum, followersQuery } from './api'
import { CourseReading } from './course-reading'
import { CoursesForm } from './courses-form'
import { CurriculumHeader } from './curriculum-header'
import { curriculumListPath } from './curriculum-list'
import { useMayManage } from './may-manage'
import { useCurriculumActions } from './use-curriculum-actions'
import { VersionsSection } from './versions-section'

// One version of a curriculum: its courses level by level, who follows it, and its other versions.
export function CurriculumView({ curriculum }: { curriculum: Curriculum }) {
  const [gone, setGone] = useState(false)
  if (gone) return <Navigate to={curriculumListPath} replace />
  const below = (
    <>
      <FollowersSection curriculum={curriculum} />
      <VersionsSection curriculum={curriculum} />
    </>
  )
  return (
    <>
      <CurriculumHeader curriculum={curriculum} onDeleted={() => setGone(true)} />
      <CurriculumNote curriculum={curriculum} />
      {curriculum.description && (
        <Typography sx={{ mb: 3, maxWidth: '75ch', whiteSpace: 'pre-line' }}>
          {curriculum.description}
        </Typography>
      )}
      {curriculum.may_arrange ? (
        <CoursesForm curriculum={curriculum}>{below}</CoursesForm>
      ) : (
        <>
          <CourseReading courses={curriculum.courses} />
          {below}
        </>
      )}
    </>
  )
}

// Which classes follow this version; they stay with it when a next one is made.
function FollowersSection({ curriculum }: { curriculum: Curriculum }) {
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

// Why nothing can be changed here, and the way on: back from the archive, or to the next version.
function CurriculumNote({ curriculum }: { curriculum: Curriculum }) {
  const { t } = useText()
  const mayManage = useMayManage()
  const { restore } = useCurriculumActions()
  if (!mayManage || curriculum.may_arrange) return null
  const { archived, class_count: count } = curriculum
  return (
    <Alert
      severity="info"
      variant="outlined"
      icon={archived ? <ArchiveIcon /> : <ClosedIcon />}
      sx={{ mb: 3, alignItems: 'center', color: 'text.primary', borderColor: 'divider' }}
      action={
        archived && (
          <Button size="small" onClick={() => void restore(curriculum)}>
            {t('curriculum.restore.act')}
          </Button>
        )
      }
    >
      {archived ? t('curriculum.archived_note') : t('curriculum.followed_note', { count })}
    </Alert>
  )
}
