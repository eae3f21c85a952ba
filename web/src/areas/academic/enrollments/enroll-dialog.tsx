import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { classQuery, type Enrollment, enrollmentsQuery } from './api'
import { ClassField } from './class-field'
import { EnrollFields } from './enroll-fields'
import { enrollLimits, type PersonChoice } from './enroll-form'
import { useEnroll } from './use-enroll'

type EnrollDialogProps = {
  // Either the class is known, or the person.
  classId?: string
  person?: PersonChoice
  onClose: () => void
}

// Enrolls one or many students in a class, all on the same terms.
export function EnrollDialog({ classId, person, onClose }: EnrollDialogProps) {
  const { t } = useText()
  const id = useId()
  const title = person ? t('enrollment.enroll_person', { name: person.name }) : t('enrollment.enroll')
  const enrollments = useQuery(enrollmentsQuery(classId ? { class: classId } : { person: person?.id ?? '' }))
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <QueryView query={enrollments} loading={<LoadingRows rows={4} />}>
        {(all) => <EnrollForm classId={classId} person={person} enrollments={all} onClose={onClose} />}
      </QueryView>
    </Dialog>
  )
}

type EnrollFormProps = {
  classId: string | undefined
  person: PersonChoice | undefined
  enrollments: readonly Enrollment[]
  onClose: () => void
}

function EnrollForm({ classId, person, enrollments, onClose }: EnrollFormProps) {
  const { t } = useText()
  const { form, send } = useEnroll({ classId, person, enrollments, onDone: onClose })
  const [chosenClass, people] = useWatch({ control: form.control, name: ['class_id', 'people'] })
  const group = useQuery({ ...classQuery(chosenClass), enabled: chosenClass !== '' }).data
  const running = enrollments.filter(({ outcome }) => outcome === '')
  return (
    <FormScope limits={enrollLimits}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogContent sx={{ pt: 0 }}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {!classId && <ClassField control={form.control} name="class_id" />}
            {group && (
              <EnrollFields
                form={form}
                group={group}
                choosePeople={!person}
                enrolled={new Set(running.map(({ person_id }) => person_id))}
              />
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {t('enrollment.enroll_act', { count: Math.max(people.length, 1) })}
          </Button>
        </DialogActions>
      </form>
    </FormScope>
  )
}
