import { formatFigure } from '@/lib/numbers'
import type { Texts } from '@/texts/texts'
import type { Class } from './api'

// "2025–2027", or one year where it is one.
export function sayYears({ start_year, end_year }: Pick<Class, 'start_year' | 'end_year'>): string {
  return start_year === end_year ? String(start_year) : `${start_year}–${end_year}`
}

// "18 / 25", or only how many where there is no limit; of a class that is over, its graduates.
export function sayPlaces(group: Class, { t, language }: Texts): string {
  const { confirmed, capacity } = group
  if (group.graduated) return t('class.graduates', { count: group.graduates })
  const taken = formatFigure(confirmed, language)
  return capacity > 0 ? `${taken} / ${formatFigure(capacity, language)}` : taken
}

// "Certificate, version 2": classes stay with the version that they began with.
export function sayCurriculum({ curriculum_name, curriculum_number }: Class, { t }: Texts): string {
  return curriculum_name
    ? t('class.curriculum_version', { name: curriculum_name, number: curriculum_number })
    : ''
}

// "Certificate · Level 2".
export function sayStage({ programme, level }: Pick<Class, 'programme' | 'level'>, { t }: Texts): string {
  return `${t(`class.programmes.${programme}`)} · ${t('class.level_number', { level })}`
}
