import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@/lib/dates'
import { foldText } from '@/lib/fold-text'
import { formatFigure } from '@/lib/numbers'
import { KitLink } from '@/offline/kit/kit-link'
import { SeenNote } from '@/offline/seen-note'
import { TakenList } from '@/offline/taken-list'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { CheckIcon, WarningIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { RowIdentity } from '@/ui/table/row-identity'
import { SearchField } from '@/ui/table/search-field'
import { useListParams } from '@/ui/table/use-list-params'
import { type GradeClass, gradeClassesQuery, gradesKind } from './api'
import { coursesPath } from './paths'

const spec = { sorts: [], defaultSort: '', filters: ['campus'] } as const
const everyCampus = 'all'

/** The classes that were taught, those with grades to give first: how many of their courses have them. */
export function Component() {
  const texts = useText()
  const { t, language } = texts
  const { params, setParams } = useListParams<never, 'campus'>(spec as never)
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const network = useReach('listGradeClasses') === 'all'
  const asked = params.filters.campus ?? (network ? own : everyCampus)
  const campus = asked === everyCampus ? '' : asked
  const classes = useQuery(gradeClassesQuery(campus))
  const found = (all: readonly GradeClass[]) =>
    all.filter(({ class_code }) => foldText(class_code).includes(foldText(params.q)))
  return (
    <>
      <PageHeader
        title={t('grade.classes.title')}
        count={classes.data ? formatFigure(found(classes.data.data).length, language) : ''}
        actions={<KitLink />}
      />
      <ListToolbar>
        <SearchField
          label={t('grade.classes.search')}
          value={params.q}
          onSearch={(q) => setParams({ q }, { replace: true })}
        />
        {network && (
          <CampusFilter
            label={t('grade.classes.campus')}
            value={campus || undefined}
            onChange={(chosen) => filterSetter(params.filters, setParams)('campus')(chosen ?? everyCampus)}
          />
        )}
        <ViewMenu campus={network ? campus : undefined} />
      </ListToolbar>
      <QueryView query={classes} loading={<LoadingRows rows={8} height={46} head />}>
        {(seen) => (
          <>
            <SeenNote seen={seen} />
            {found(seen.data).length === 0 ? (
              <EmptyState
                text={t(seen.data.length === 0 ? 'grade.classes.none' : 'grade.classes.none_match')}
              />
            ) : (
              <DataTable
                label={t('grade.classes.title')}
                columns={columnsOf(texts)}
                rows={found(seen.data)}
                rowKey={({ class_id }) => class_id}
                rowHref={({ class_id }) => coursesPath(class_id)}
                sort={'' as never}
                onSort={() => {}}
                cardAside={(row) => <ClassChip row={row} />}
              />
            )}
          </>
        )}
      </QueryView>
      <TakenList kind={gradesKind} />
    </>
  )
}

function columnsOf(texts: Texts): Column<GradeClass, never>[] {
  const { t, language } = texts
  const figure = (key: 'courses' | 'complete' | 'published' | 'locked'): Column<GradeClass, never> => ({
    key,
    header: t(`grade.classes.${key}`),
    align: 'end',
    cell: (row) => formatFigure(row[key], language),
  })
  return [
    {
      key: 'class',
      header: t('grade.classes.class'),
      cell: (row) => <RowIdentity title={row.class_code} subtitle={row.campus_name} />,
    },
    figure('courses'),
    figure('complete'),
    figure('published'),
    figure('locked'),
    {
      key: 'last',
      header: t('grade.classes.last'),
      wideOnly: true,
      cell: (row) => <bdi>{formatDate(row.last_day, language)}</bdi>,
    },
    { key: 'state', header: t('grade.classes.state'), cell: (row) => <ClassChip row={row} /> },
  ]
}

function ClassChip({ row: { courses, complete } }: { row: GradeClass }) {
  const { t } = useText()
  return complete < courses ? (
    <StateChip
      tone="warning"
      icon={<WarningIcon />}
      label={t('grade.classes.missing', { count: courses - complete })}
    />
  ) : (
    <StateChip tone="success" icon={<CheckIcon />} label={t('grade.sheet_state.complete')} />
  )
}
