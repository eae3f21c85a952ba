import type { Recording } from '../recording-kind'
import {
  hideRecordings,
  moveRecordings,
  orderRecordings,
  publishRecordings,
  type SessionRecordings,
  updateRecording,
} from './api'
import { bodyOf, fieldsOf } from './recording-form'

const idsOf = (recordings: readonly Recording[]) => recordings.map(({ id }) => id)

// Gives recordings the publication that they had: those of one moment together. Those shown on photos have agreed, if
// they had.
export async function restorePublication(recordings: readonly Recording[]): Promise<void> {
  const hidden = recordings.filter(({ publish_at }) => !publish_at)
  if (hidden.length > 0) await hideRecordings(idsOf(hidden))
  for (const moment of new Set(recordings.map(({ publish_at }) => publish_at))) {
    const open = recordings.filter(({ publish_at }) => publish_at === moment)
    if (moment) await publishRecordings(idsOf(open), moment, false)
  }
}

// Gives recordings back to the session that they were moved from, as and where they were.
export async function moveBack(session: SessionRecordings, recordings: readonly Recording[]): Promise<void> {
  const { items } = await moveRecordings(idsOf(recordings), session.id)
  for (const recording of recordings) {
    const moved = items.find(({ id }) => id === recording.id)
    if (moved) await updateRecording(moved.id, bodyOf(fieldsOf(recording), recording), moved.version)
  }
  for (const kind of new Set(recordings.map((one) => one.kind))) {
    const order = session.recordings.filter((one) => one.kind === kind)
    await orderRecordings(session.id, kind, idsOf(order))
  }
}
