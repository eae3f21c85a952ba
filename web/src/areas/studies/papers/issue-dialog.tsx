import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { wantedPapersLimits } from '@/api/limits/wanted-papers'
import { languages, ownName } from '@/texts/languages'
import { useText } from '@/texts/use-text'
import { CheckField } from '@/ui/form/check-field'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { type IssuedPaper, issuePapers, paperKinds, type WantedPapers } from './api'
import { PaperDialog } from './paper-dialog'

const limits = wantedPapersLimits
const languageChoices = languages.map((value) => ({ value, label: ownName(value) }))

type IssueDialogProps = {
  classId: string
  // The paper that is corrected, where it is one.
  earlier?: IssuedPaper | undefined
  onIssued: (runId: string) => void
  onClose: () => void
}

const languageOf = (code = '') => languages.find((one) => one === code) ?? ''

// What papers to issue for a class, and in which languages; or one of them once more, corrected.
export function IssueDialog({ classId, earlier, onIssued, onClose }: IssueDialogProps) {
  const { t } = useText()
  const form = useFields<WantedPapers>({
    values: {
      kind: earlier?.kind ?? 'report_card',
      student_ids: earlier ? [earlier.student_id] : [],
      language: languageOf(earlier?.language),
      second_language: languageOf(earlier?.second_language),
      only_missing: false,
    },
    limits,
  })
  const issue = useMutation({
    mutationFn: (wanted: WantedPapers) => issuePapers(classId, wanted),
    onSuccess: ({ id }) => onIssued(id),
    onError: (error) => showFailure(form, error),
  })
  const { control } = form
  return (
    <FormScope limits={limits}>
      <PaperDialog
        title={earlier ? t('issued.correct_title', { name: earlier.student_name }) : t('issued.issue')}
        act={t(earlier ? 'issued.correct_act' : 'issued.issue')}
        busy={issue.isPending}
        onAct={() => void form.handleSubmit((wanted) => issue.mutate(wanted))()}
        onClose={onClose}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {earlier ? t('issued.correct_text', { number: earlier.number }) : t('issued.issue_text')}
        </Typography>
        {!earlier && (
          <ChoiceField
            control={control}
            name="kind"
            label={t('issued.what')}
            choices={paperKinds.map((value) => ({ value, label: t(`issued.kind.${value}`) }))}
          />
        )}
        <ChoiceField
          control={control}
          name="language"
          label={t('issued.language')}
          placeholder={t('issued.own_language')}
          choices={languageChoices}
        />
        <ChoiceField
          control={control}
          name="second_language"
          label={t('issued.second_language')}
          placeholder={t('issued.one_language')}
          choices={languageChoices}
        />
        {!earlier && <CheckField control={control} name="only_missing" label={t('issued.only_missing')} />}
      </PaperDialog>
    </FormScope>
  )
}
