import { memo } from 'react'
import { useText } from '@/texts/use-text'
import type { Session } from './api'
import { codesOf, isLink, namesOf, sayHere, sayHour, sayHours } from './say-session'
import { heldSession } from './use-session-drop'

type SessionButtonProps = {
  session: Session
  onOpen: (id: string) => void
  // Where there is room: classes, who gives it, the place.
  roomy?: boolean
}

// A session in a grid, with the colour of its campus at the edge. Its look is that of the grid around it.
export const SessionButton = memo(function SessionButton({ session, onOpen, roomy }: SessionButtonProps) {
  const { t, language } = useText()
  const { id, course_code, course_name, color, canceled, draft, campus_name, place, may_move } = session
  const there = sayHere(session, language)
  const spoken = [sayHours(session, language), course_name, codesOf(session), namesOf(session), campus_name]
  return (
    <button
      type="button"
      className="session"
      data-session={id}
      data-canceled={canceled || undefined}
      data-draft={draft || undefined}
      draggable={may_move}
      // The colour is data, so it is set on the element: a style rule for each campus would pile up.
      style={{ borderInlineStartColor: color || 'currentcolor' }}
      title={[...spoken, canceled && t('agenda.canceled'), there && t('agenda.here', { when: there })]
        .filter(Boolean)
        .join('\n')}
      onClick={() => onOpen(id)}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', heldSession(id, event))}
    >
      <bdi className="hour">{roomy ? sayHours(session, language) : sayHour(session.start, language)}</bdi>
      <b>{course_code}</b>
      <span>{codesOf(session)}</span>
      {roomy && <span>{namesOf(session)}</span>}
      {roomy && !isLink(place) && <span>{place}</span>}
    </button>
  )
})
