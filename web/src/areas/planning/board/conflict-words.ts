import { languageName } from '@/lib/world'
import type { Texts } from '@/texts/texts'
import type { Board, Conflict } from './api'
import { sayClass } from './say-board'

// What is wrong, in a sentence.
export function sayConflict(conflict: Conflict, board: Board, texts: Texts): string {
  const { kind, person_name: person, other, where, class_id } = conflict
  const { t, language } = texts
  const group = class_id && sayClass(board.classes, class_id)
  const elsewhere = conflict.other_planning_id !== '' && conflict.other_planning_id !== board.planning.id
  switch (kind) {
    case 'teacher_twice':
      return t('board.conflict.teacher_twice', { person, course: other, campus: where })
    case 'class_twice':
      return t('board.conflict.class_twice', { class: group, course: other })
    case 'unavailable':
      return other
        ? t('board.conflict.unavailable_because', { person, reason: other })
        : t('board.conflict.unavailable', { person })
    case 'no_course':
      return t('board.conflict.no_course', { person, course: other })
    case 'no_language':
      return t('board.conflict.no_language', {
        person,
        class: group,
        language: languageName(other, language),
      })
    case 'no_campus':
      return t('board.conflict.no_campus', { person, campus: other })
    case 'given_before':
      return t(elsewhere ? 'board.conflict.given_elsewhere' : 'board.conflict.given_before', {
        ...{ class: group, course: other },
      })
    case 'outside_hours':
      return t('board.conflict.outside_hours', { class: group })
    case 'too_early':
      return t('board.conflict.too_early', { class: group, course: other })
  }
}

// A conflict has no id: it is what it says.
export const conflictKey = (conflict: Conflict) => Object.values(conflict).join('|')
