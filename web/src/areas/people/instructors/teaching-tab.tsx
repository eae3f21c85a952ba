import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { api, unwrap } from '@/api/client'
import { updateInstructorRequestLimits } from '@/api/limits/update-instructor-request'
import { cldrLanguages } from '@/lib/cldr-languages'
import { pageMeta } from '@/lib/page-meta'
import { languageNames } from '@/lib/world'
import { languages as schoolLanguages } from '@/texts/languages'
import { useText } from '@/texts/use-text'
import { campusNamesQuery } from '@/ui/campus/campus-names'
import type { Choice } from '@/ui/form/choice-field'
import { ManyChoiceField } from '@/ui/form/many-choice-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'
import { type Instructor, instructorQuery, keepInstructor, type Teaching, updateInstructor } from './api'

// In which languages somebody can teach, between which he translates, and where.
export function TeachingTab({ personId }: { personId: string }) {
  const instructor = useQuery(instructorQuery(personId))
  return (
    <QueryView query={instructor} loading={<LoadingRows rows={3} />}>
      {(record) => <TeachingForm key={record.id} instructor={record} />}
    </QueryView>
  )
}

function teachingOf({ languages, pairs, campuses }: Instructor): Teaching {
  return { languages, pairs, campus_ids: campuses.map(({ id }) => id) }
}

// The pairs that somebody may name: of the school's languages, his own, and those that he has named.
function usePairs(spoken: readonly string[], named: readonly string[]): Choice[] {
  const { language } = useText()
  return useMemo(() => {
    const parts = named.flatMap((pair) => pair.split('/'))
    const known = languageNames([...new Set([...schoolLanguages, ...spoken, ...parts])], language)
    return known.flatMap((one, at) =>
      known.slice(at + 1).map((other) => ({
        value: [one.value, other.value].sort().join('/'),
        label: `${one.label} ↔ ${other.label}`,
      })),
    )
  }, [spoken, named, language])
}

function TeachingForm({ instructor }: { instructor: Instructor }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const spoken = useMemo(() => languageNames(cldrLanguages, language), [language])
  const campuses = useTeachingCampuses(instructor.campuses)
  const state = useRecordForm<Instructor, Teaching>({
    record: instructor,
    fieldsOf: teachingOf,
    limits: updateInstructorRequestLimits,
    save: async (fields, version) => {
      const saved = await updateInstructor(instructor.id, fields, version)
      keepInstructor(cache, saved)
      return saved
    },
  })
  const [chosen, named] = useWatch({ control: state.form.control, name: ['languages', 'pairs'] })
  const pairs = usePairs(chosen, named)
  return (
    <RecordForm state={state} readOnly={!instructor.may_edit}>
      <FormSection title={t('instructor.teaching.title')} text={t('instructor.teaching.text')}>
        <FullWidth>
          <ManyChoiceField
            control={state.form.control}
            name="languages"
            label={t('instructor.languages')}
            placeholder={t('list.filter.type')}
            choices={spoken}
          />
        </FullWidth>
        <FullWidth>
          <ManyChoiceField
            control={state.form.control}
            name="pairs"
            label={t('instructor.pairs')}
            help={t('instructor.pairs_help')}
            placeholder={t('list.filter.type')}
            choices={pairs}
          />
        </FullWidth>
        <FullWidth>
          <ManyChoiceField
            control={state.form.control}
            name="campus_ids"
            label={t('instructor.campuses')}
            placeholder={t('list.filter.type')}
            choices={campuses}
          />
        </FullWidth>
      </FormSection>
    </RecordForm>
  )
}

// The open campuses of the region, which everybody may know: a teacher sees only his own in lists, and may say that
// he would come to others.
function openCampusesQuery() {
  const region = pageMeta('region') || 'AF'
  return queryOptions({
    queryKey: keys.openCampuses(region),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/organization-openlist/{region}', { params: { path: { region } }, signal })),
  })
}

// Where somebody may be said to teach: the campuses in the reader's reach, the open ones, and those that are said
// already.
function useTeachingCampuses(chosen: Instructor['campuses']): Choice[] {
  const inReach = useQuery(campusNamesQuery()).data ?? []
  const open = useQuery(openCampusesQuery()).data ?? []
  const names = new Map([...chosen, ...open, ...inReach].map(({ id, name }) => [id, name]))
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label))
}
