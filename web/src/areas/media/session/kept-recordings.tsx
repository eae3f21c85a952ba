import Box from '@mui/material/Box'
import { type ReactNode, useMemo, useState } from 'react'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { SortableList } from '@/ui/sorting/sortable-list'
import { SelectBox } from '@/ui/table/select-box'
import { useSelection } from '@/ui/table/use-selection'
import { albumGrid, SmallPhoto } from '../photo-album'
import { isPlayed, type Kind, type Recording, sessionPath } from '../recording-kind'
import { RecordingLine } from '../recording-line'
import { playRecording, tracksOf, usePlayLink } from '../tracks'
import { ActsBar } from './acts-bar'
import type { SessionRecordings } from './api'
import { RecordingChips } from './recording-chips'
import { RecordingMenu } from './recording-menu'
import { useRecordingActs } from './use-recording-acts'

const RecordingPreview = lazyPart(() =>
  import('../recording-preview').then((m) => ({ default: m.RecordingPreview })),
)

type KeptRecordingsProps = { session: SessionRecordings; kind: Kind; recordings: readonly Recording[] }

// The recordings of a kind, in their order: heard or shown, picked for acts on several, and dragged into another order.
export function KeptRecordings({ session, kind, recordings }: KeptRecordingsProps) {
  const { t } = useText()
  const { id: sessionId, course_name, may_edit } = session
  const selection = useSelection(`${sessionId} ${kind}`)
  const acts = useRecordingActs(sessionId)
  const [openId, setOpenId] = useState<string | null>(null)
  const href = sessionPath(kind, sessionId)
  const tracks = useMemo(() => tracksOf(recordings, course_name, href), [recordings, course_name, href])
  usePlayLink(tracks)
  const ids = recordings.map(({ id }) => id)
  const box = (one: Recording) =>
    may_edit && (
      <SelectBox
        label={t('recording.select', { title: one.title })}
        checked={selection.has(one.id)}
        onPick={(event) => selection.toggle(one.id, event.shiftKey ? ids : undefined)}
      />
    )
  const menu = (one: Recording) => (
    <RecordingMenu
      recording={one}
      session={session}
      onDelete={() => void acts.remove(one)}
      onRetryLight={() => void acts.remakeLight(one.id)}
    />
  )
  const line = (one: Recording, handle?: ReactNode) => (
    <RecordingLine
      recording={one}
      onOpen={() => (isPlayed(one) ? playRecording(tracks, one.id) : setOpenId(one.id))}
      before={
        <>
          {handle}
          {box(one)}
        </>
      }
      chips={may_edit && <RecordingChips recording={one} session={session} />}
      menu={menu(one)}
    />
  )
  const tile = (photo: Recording, handle?: ReactNode) => (
    <>
      <SmallPhoto photo={photo} onOpen={setOpenId} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        {handle}
        {box(photo)}
        {may_edit && <RecordingChips recording={photo} session={session} />}
        {menu(photo)}
      </Box>
    </>
  )
  return (
    <>
      <Sortable
        label={t(`recording.kinds.${kind}`)}
        recordings={recordings}
        sorts={may_edit && recordings.length > 1}
        onMove={(from, to) => void acts.move(session, kind, ids, from, to)}
        {...(kind === 'photo' && { grid: albumGrid })}
      >
        {kind === 'photo' ? tile : line}
      </Sortable>
      <ActsBar selection={selection} session={session} recordings={recordings} />
      {openId && (
        <RecordingPreview
          recordings={recordings}
          openId={openId}
          onOpen={setOpenId}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  )
}

type SortableProps = {
  label: string
  recordings: readonly Recording[]
  sorts: boolean
  grid?: object
  onMove: (from: number, to: number) => void
  children: (one: Recording, handle?: ReactNode) => ReactNode
}

function Sortable({ label, recordings, sorts, grid, onMove, children }: SortableProps) {
  if (sorts)
    return (
      <SortableList
        label={label}
        items={recordings}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        onMove={onMove}
        {...(grid && { grid })}
      >
        {children}
      </SortableList>
    )
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, ...grid }}>
      {recordings.map((one) => (
        <li key={one.id}>{children(one)}</li>
      ))}
    </Box>
  )
}
