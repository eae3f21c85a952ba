import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { Pager } from '@/ui/table/pager'
import { GroupHeading } from '../enrollments/group-heading'
import { AccessTable } from './access-table'
import { accessPageSize, accessQuery, type Whose } from './api'
import { useAccessMay } from './may-grant'

const GrantDialog = lazyPart(() => import('./grant-dialog').then((m) => ({ default: m.GrantDialog })))

// none is said where there is no access, text where there are some.
type AccessListProps = { whose: Whose; none: string; text?: string }

// To whom courses are open for a time, and for how long.
export function AccessList({ whose, none, text }: AccessListProps) {
  const { t } = useText()
  const may = useAccessMay()
  const [page, setPage] = useState(1)
  const [granting, setGranting] = useState(false)
  const list = useQuery(accessQuery(whose, page))
  const button = may.grant && (
    <Button variant="outlined" onClick={() => setGranting(true)}>
      {t('enrollment.access.grant')}
    </Button>
  )
  return (
    <section>
      <QueryView query={list} loading={<LoadingRows rows={3} />}>
        {({ items, total, more }) =>
          total === 0 ? (
            <EmptyState text={none} action={button} />
          ) : (
            <>
              <GroupHeading
                title={t('enrollment.access.title')}
                count={total}
                text={text}
                action={
                  <>
                    <ExportMenu path="/api/course-access/export" query={whose} name="access" />
                    {button}
                  </>
                }
              />
              <AccessTable
                label={t('enrollment.access.title')}
                rows={items}
                about={'person' in whose ? 'course' : 'person'}
              />
              {(total > accessPageSize || page > 1) && (
                <Pager
                  page={page}
                  pageSize={accessPageSize}
                  total={total}
                  more={more}
                  onPage={setPage}
                  onPageSize={() => setPage(1)}
                />
              )}
            </>
          )
        }
      </QueryView>
      {granting && <GrantDialog whose={whose} onClose={() => setGranting(false)} />}
    </section>
  )
}
