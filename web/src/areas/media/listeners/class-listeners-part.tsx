import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '@/lib/use-settled'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { filterSetter } from '@/ui/table/list-params'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { useListParams } from '@/ui/table/use-list-params'
import { sessionListSpec } from '../sessions/session-list'
import { type ClassListeners, classesQuery, classListenersQuery } from './api'
import { ListenersGrid } from './listeners-grid'

// Who of a class has heard its sessions, over all of them. The class is the one by which the sessions are narrowed.
export function ClassListenersPart() {
  const { t } = useText()
  const { params, setParams } = useListParams(sessionListSpec)
  const classId = params.filters.class
  const listeners = useQuery({ ...classListenersQuery(classId ?? ''), enabled: classId !== undefined })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <ClassChoice
          value={classId}
          shown={listeners.data?.class_code}
          onChange={filterSetter(params.filters, setParams)('class')}
        />
        {listeners.data && listeners.data.sessions.length > 0 && (
          <ExportMenu
            path={`/api/classes/${listeners.data.class_id}/listeners/export`}
            query={{}}
            name={listeners.data.class_code}
          />
        )}
      </Box>
      {classId === undefined ? (
        <EmptyState text={t('recording.listeners.choose')} />
      ) : (
        <QueryView query={listeners} loading={<LoadingRows rows={8} height={44} />}>
          {(found) => <Listened listeners={found} />}
        </QueryView>
      )}
    </>
  )
}

function Listened({ listeners }: { listeners: ClassListeners }) {
  const { t } = useText()
  if (listeners.sessions.length === 0) return <EmptyState text={t('recording.listeners.nothing')} />
  return <ListenersGrid listeners={listeners} />
}

type ClassChoiceProps = {
  value: string | undefined
  // How it is called, once that is known.
  shown: string | undefined
  onChange: (id: string | undefined) => void
}

// The classes in reach, found on the server while one types.
function ClassChoice({ value, shown, onChange }: ClassChoiceProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const found = useQuery(classesQuery(useSettled(typed)))
  return (
    <SearchFilterChip
      label={t('recording.filter.class')}
      choices={(found.data ?? []).map(({ id, code, campus_name }) => ({
        value: id,
        label: `${code} · ${campus_name}`,
      }))}
      loading={found.isFetching}
      value={value}
      shown={shown ?? '…'}
      onSearch={setTyped}
      onChange={onChange}
    />
  )
}
