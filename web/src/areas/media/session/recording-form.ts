import { fromLocalInput, toLocalInput } from '@/lib/local-time'
import type { Recording } from '../recording-kind'
import type { RecordingFields } from './api'

// A recording as its form has it: whether, and from when on, it is open is a choice of three.
export type RecordingForm = Omit<RecordingFields, 'publish_at' | 'duration' | 'chapters'> & {
  when: 'hidden' | 'now' | 'later'
  publish_at: string
}

export function fieldsOf(recording: Recording): RecordingForm {
  const { title, all_classes, class_ids, rhema, downloadable, consent, publish_at, state } = recording
  const when = { hidden: 'hidden', published: 'now', scheduled: 'later' } as const
  return {
    ...{ title, all_classes, class_ids: class_ids ?? [], rhema, downloadable, consent },
    when: when[state],
    publish_at: state === 'scheduled' ? toLocalInput(publish_at) : '',
  }
}

// What is open already stays open since when it was; what is opened now is so from now on.
export function bodyOf(form: RecordingForm, from: Recording, now = new Date()): RecordingFields {
  const { when, publish_at, ...fields } = form
  const at = {
    hidden: () => null,
    now: () => (from.state === 'published' ? from.publish_at : now.toISOString()),
    later: () => fromLocalInput(publish_at),
  }
  return { ...fields, duration: from.duration, chapters: from.chapters, publish_at: at[when]() }
}
