import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
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
  // Either the class is known, or the person, or several.
  classId?: string
  person?: PersonChoice
  people?: readonly PersonChoice[]
  // Whether they get their place at once, as one begins.
  place?: 'confirm' | 'wait'
  onEnrolled?: () => void
  onClose: () => void
}

// Enrolls one or many students in a class, all on the same terms.
export function EnrollDialog(props: EnrollDialogProps) {
  const { classId, people = [], person = people.length === 1 ? people[0] : undefined, onClose } = props
  const { t } = useText()
  const id = useId()
  const title = person ? t('enrollment.enroll_person', { name: person.name }) : t('enrollment.enroll')
  const whose = classId ? { class: classId } : { person: person?.id ?? '' }
  // Of several people nothing is asked beforehand.
  const several = !classId && !person
  const enrollments = useQuery({ ...enrollmentsQuery(whose), enabled: !several })
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {several ? (
        <EnrollForm {...props} person={undefined} enrollments={[]} />
      ) : (
        <QueryView query={enrollments} loading={<LoadingRows rows={4} />}>
          {(all) => <EnrollForm {...props} person={person} enrollments={all} />}
        </QueryView>
      )}
    </Dialog>
  )
}

type EnrollFormProps = Omit<EnrollDialogProps, 'person'> & {
  person: PersonChoice | undefined
  enrollments: readonly Enrollment[]
}

function EnrollForm({ person, enrollments, onClose, onEnrolled, ...first }: EnrollFormProps) {
  const { classId } = first
  const { t } = useText()
  const onDone = () => {
    onEnrolled?.()
    onClose()
  }
  const { form, send, propose } = useEnroll({ ...first, person, enrollments, onDone })
  const [chosenClass, people] = useWatch({ control: form.control, name: ['class_id', 'people'] })
  const group = useQuery({ ...classQuery(chosenClass), enabled: chosenClass !== '' }).data
  // From the student's side the class is chosen here: it proposes its terms as it does from its own page.
  const others = useQuery({
    ...enrollmentsQuery({ class: chosenClass }),
    enabled: !classId && chosenClass !== '',
  }).data
  useEffect(() => {
    if (others) propose(others)
  }, [others, propose])
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
