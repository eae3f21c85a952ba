import Alert from '@mui/material/Alert'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { isDay } from '@/lib/calendar-days'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { RecordForm } from '@/ui/record/record-form'
import { useRecordForm } from '@/ui/record/use-record-form'
import { type Enrollment, keepEnrollment, type Money, updateEnrollment, type WaitingReason } from './api'
import { EnrollmentHeader } from './enrollment-header'
import { LiveSchedule } from './live-schedule'
import { pastIsMeant } from './past-is-meant'
import { checkTerms, type TermsForm, termsInput, termsLimits, termsOf } from './terms'
import { TermsFields } from './terms-fields'
import { WaitingReasonField } from './waiting-reason-field'

// What the area of money draws of a confirmed enrollment; the app hands it in.
export type PaidPart = ComponentType<{ enrollmentId: string }>

type EnrollmentViewProps = { enrollment: Enrollment; paid?: PaidPart | undefined }

// One enrollment: its state and what can be done at the top, then the terms beside the payments that follow from them.
export function EnrollmentView({ enrollment, paid }: EnrollmentViewProps) {
  const { t } = useText()
  const { money } = enrollment
  if (money) return <WithMoney enrollment={enrollment} money={money} paid={paid} />
  return (
    <>
      <EnrollmentHeader enrollment={enrollment} />
      <Alert severity="info" variant="outlined" sx={{ color: 'text.primary', borderColor: 'divider' }}>
        {t('enrollment.state_only')}
      </Alert>
    </>
  )
}

type EnrollmentForm = TermsForm & { waiting_reason: WaitingReason; observation: string }

function formOf({ money, waiting_reason, observation = '' }: Enrollment): EnrollmentForm {
  // Asked only for whom the server tells the money.
  return { ...termsOf(money as Money), waiting_reason, observation }
}

function WithMoney({ enrollment, money, paid: Paid }: EnrollmentViewProps & { money: Money }) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const running = enrollment.outcome === ''
  const waits = running && enrollment.status === 'waiting'
  const form = useRecordForm<Enrollment, EnrollmentForm>({
    record: enrollment,
    fieldsOf: formOf,
    limits: termsLimits,
    check: checkTerms,
    save: async ({ waiting_reason, observation, ...terms }, version) => {
      const fields = { ...termsInput(terms), waiting_reason, observation }
      const saved = await updateEnrollment(enrollment.id, fields, version)
      keepEnrollment(cache, saved)
      return saved
    },
  })
  const save = async () => {
    const day = form.form.getValues('first_date')
    if (day === money.first_date || !isDay(day) || (await pastIsMeant(day, texts))) await form.save()
  }
  const state = { ...form, save }
  const { control } = state.form
  const terms = <TermsFields form={state.form} currency={money.currency} />
  return (
    <>
      <EnrollmentHeader enrollment={enrollment} unsaved={state.changes > 0} />
      <RecordForm state={state} readOnly={!enrollment.may_edit}>
        {waits && (
          <FormSection title={t('enrolled.waiting')} text={t('enrolled.waiting_text')}>
            <WaitingReasonField control={control} name="waiting_reason" />
          </FormSection>
        )}
        <FormSection title={t('enrolled.money')} text={t(`enrolled.${moneyText(enrollment)}`)}>
          {running ? terms : <ReadOnly>{terms}</ReadOnly>}
          <FullWidth>
            <LiveSchedule
              form={state.form}
              currency={money.currency}
              kept={money}
              made={enrollment.status === 'confirmed'}
              below={Paid !== undefined}
            />
          </FullWidth>
        </FormSection>
        <FormSection title={t('enrolled.report')} text={t('enrolled.report_text')}>
          <FullWidth>
            <TextField
              control={control}
              name="observation"
              label={t('enrollment.observation')}
              multiline
              minRows={3}
              autoComplete="off"
            />
          </FullWidth>
        </FormSection>
      </RecordForm>
      {Paid && enrollment.status === 'confirmed' && (
        <FormScope limits={{}} readOnly={!enrollment.may_edit}>
          <FormSection title={t('enrolled.paid')} text={t('enrolled.paid_text')}>
            <Paid enrollmentId={enrollment.id} />
          </FormSection>
        </FormScope>
      )}
    </>
  )
}

// What a change of the terms does.
function moneyText({ outcome, status }: Enrollment) {
  if (outcome !== '') return 'money_ended'
  return status === 'waiting' ? 'money_waiting' : 'money_text'
}

// What has come to its end is no longer priced anew.
function ReadOnly({ children }: { children: ReactNode }) {
  return (
    <FormScope limits={termsLimits} readOnly>
      {children}
    </FormScope>
  )
}
