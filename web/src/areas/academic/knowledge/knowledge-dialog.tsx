import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { setKnowledgeRequestLimits } from '@/api/limits/set-knowledge-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { RadioField } from '@/ui/form/radio-field'
import { RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { useSeenChoices } from '@/ui/form/use-seen-choices'
import { notify } from '@/ui/notices-store'
import { MoveDialog } from '../enrollments/move-dialog'
import {
  type Knowledge,
  type Level,
  levels,
  refreshKnowledge,
  setKnowledge,
  teachableQuery,
  teachersFoundQuery,
  type Whose,
} from './api'

type KnowledgeDialogProps = { title: string; whose: Whose; said: Knowledge | undefined; onClose: () => void }
type KnowledgeForm = { person_id: string; course_id: string; level: Level; place: string }

const limits = {
  person_id: { minLength: 1 },
  course_id: { minLength: 1 },
  place: setKnowledgeRequestLimits.place,
}

// Says how well a teacher knows a course.
export function KnowledgeDialog({ title, whose, said, onClose }: KnowledgeDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const ofPerson = 'person' in whose
  const form = useFields<KnowledgeForm>({
    values: {
      person_id: said?.person_id ?? (ofPerson ? whose.person : ''),
      course_id: said?.course_id ?? (ofPerson ? '' : whose.course),
      level: said?.level || 'can',
      place: said?.place ?? '',
    },
    limits,
    check: ({ level, place }) => ({
      place: level === 'elsewhere' && place.trim() === '' ? 'field.required' : undefined,
    }),
  })
  const { control } = form
  const elsewhere = useWatch({ control, name: 'level' }) === 'elsewhere'
  const seen = useSeenChoices()
  const send = form.handleSubmit(async ({ level, place, ...pair }) => {
    try {
      await setKnowledge(pair, { level, place: level === 'elsewhere' ? place.trim() : '' })
      refreshKnowledge(cache)
      notify({ text: t('ui.saved') })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <MoveDialog
        title={title}
        lines={said ? [`${said.person_name} · ${said.course_name}`] : []}
        act={t('ui.save')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        {!said && (
          <RemoteChoiceField
            control={control}
            name={ofPerson ? 'course_id' : 'person_id'}
            label={t(ofPerson ? 'knowledge.course' : 'knowledge.teacher')}
            placeholder={t(ofPerson ? 'knowledge.course_search' : 'knowledge.people_search')}
            useChoices={ofPerson ? useCourses : useTeachers}
            {...seen}
          />
        )}
        <RadioField
          control={control}
          name="level"
          stacked
          label={t('knowledge.level_label')}
          choices={levels.map((value) => ({ value, label: t(`knowledge.level.${value}`) }))}
        />
        {elsewhere && <TextField control={control} name="place" label={t('knowledge.place')} required />}
      </MoveDialog>
    </FormScope>
  )
}

function useCourses(typed: string, asked: boolean) {
  const found = useQuery({ ...teachableQuery(typed), enabled: asked })
  const choices = (found.data?.items ?? []).map(({ id, name, code, edition }) => ({
    id,
    name,
    about: [code, edition].filter(Boolean).join(' · '),
  }))
  return { choices, loading: found.isFetching }
}

function useTeachers(typed: string, asked: boolean) {
  const found = useQuery({ ...teachersFoundQuery(typed), enabled: asked })
  const choices = (found.data?.items ?? []).map(({ id, name, campuses }) => ({
    id,
    name,
    about: campuses.map((campus) => campus.name).join(', '),
  }))
  return { choices, loading: found.isFetching }
}
