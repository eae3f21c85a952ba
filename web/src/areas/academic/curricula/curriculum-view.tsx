import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Navigate } from 'react-router'
import type { Curriculum } from './api'
import { CourseReading } from './course-reading'
import { CoursesForm } from './courses-form'
import { CurriculumHeader } from './curriculum-header'
import { curriculumListPath } from './curriculum-list'
import { CurriculumNote } from './curriculum-note'
import { FollowersSection } from './followers-section'
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
