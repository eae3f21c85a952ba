import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { AlumniTabs } from './alumni-tabs'
import { pastClassesQuery } from './api'

// What the area of grades draws of a class; the app hands it in.
type PastClassesProps = { report: ComponentType<{ report: Schemas['Report'] }> }

// The classes that somebody has finished, with grades, and the way to his papers.
export function PastClasses({ report: Report }: PastClassesProps) {
  const { t } = useText()
  const me = useSession((state) => state.user?.id)
  const classes = useQuery(pastClassesQuery())
  return (
    <>
      <PageHeader
        title={t('rhema.space.label')}
        actions={
          // There at once: what comes late pushes the tabs down.
          <Button variant="outlined" component={Link} to={`/apps/student/papers/${me}`}>
            {t('rhema.space.papers')}
          </Button>
        }
      />
      <AlumniTabs shown="classes">
        <QueryView query={classes} loading={<LoadingRows rows={6} height={64} />}>
          {(reports) =>
            reports.length === 0 ? (
              <EmptyState text={t('rhema.space.no_classes')} />
            ) : (
              <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '56rem' }}>
                {reports.map((one) => (
                  <Report key={one.class_id} report={one} />
                ))}
              </Box>
            )
          }
        </QueryView>
      </AlumniTabs>
    </>
  )
}
