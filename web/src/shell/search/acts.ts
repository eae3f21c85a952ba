import { foldText } from '@/lib/fold-text'
import { type Operation, reachOf } from '@/session/use-may'
import type { TextKey } from '@/texts/text-key'
import type { Texts } from '@/texts/texts'

// Something that can be begun from anywhere.
export type SearchAct = {
  id: string
  text: TextKey
  may: Operation
  // Where it is done; without one, the search itself goes on asking.
  link?: string
}

const acts: readonly SearchAct[] = [
  {
    id: 'new-student',
    text: 'shell.search.act.new_student',
    may: 'createPerson',
    link: '/apps/campus/student/new',
  },
  { id: 'enroll', text: 'shell.search.act.enroll', may: 'enroll' },
  {
    id: 'new-course',
    text: 'shell.search.act.new_course',
    may: 'createCourse',
    link: '/apps/academic/course/new',
  },
  { id: 'new-book', text: 'shell.search.act.new_book', may: 'createBook', link: '/apps/academic/book/new' },
  {
    id: 'new-campus',
    text: 'shell.search.act.new_campus',
    may: 'createCampus',
    link: '/apps/academic/campus/new',
  },
]

// The acts that a few typed letters may mean, for who may do them.
export function actsLike(typed: string, roles: readonly string[], { t }: Texts): SearchAct[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return acts.filter(
    ({ may, text }) =>
      reachOf(may, roles) && words.every((word) => ` ${foldText(t(text))}`.includes(` ${word}`)),
  )
}
