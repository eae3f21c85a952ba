import { todayHere } from '@/lib/day-math'
import type { ExtraCheck } from '@/ui/form/limits'
import type { Class, ClassFields, NewClass } from './api'

// What people fill in and may change, out of the whole record.
export function fieldsOf(group: Class): ClassFields {
  const { code, level, programme, start_year, end_year, language, capacity, curriculum_id } = group
  return { code, level, programme, start_year, end_year, language, capacity, curriculum_id }
}

// A new class as most are: the first level, two years from this one on.
export function newClass(campusId: string, language: string): NewClass {
  const year = Number(todayHere().slice(0, 4))
  return {
    ...{ campus_id: campusId, code: '', level: 1, programme: 'certificate', capacity: 0, curriculum_id: '' },
    ...{ start_year: year, end_year: year + 1, language },
  }
}

const minCode = 4

// The server's own rules that the description of the API cannot say, told before anything is sent.
export const checkClass: ExtraCheck<ClassFields> = ({ code, start_year, end_year }) => ({
  code:
    code.trim() !== '' && [...code.trim()].length < minCode
      ? `field.too_short {"limit":${minCode}}`
      : undefined,
  end_year: end_year !== null && end_year < start_year ? 'class.ends_before_start' : undefined,
})

export const checkNewClass: ExtraCheck<NewClass> = (fields) => ({
  ...checkClass(fields),
  campus_id: fields.campus_id ? undefined : 'field.required',
})
