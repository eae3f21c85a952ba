import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { formatMoment } from '@/lib/dates'
import type { SheetId } from '@/offline/sheet-kind'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { PageHeader } from '@/ui/page-header'
import { type GradeSheet, settleSheet } from './api'
import { coursesPath } from './paths'
import { SheetStateChip } from './sheet-state-chip'

type SheetHeaderProps = {
  id: SheetId
  sheet: GradeSheet
  // Something is not with the server yet: what is published would lack it.
  busy: boolean
  onSettled: () => void
}

type Act = 'publish' | 'lock' | 'unlock'

/** What the sheet is of, whether its grades are published and locked, by whom and when, and the next step. */
export function SheetHeader({ id, sheet, busy, onSettled }: SheetHeaderProps) {
  const texts = useText()
  const { t } = texts
  const settle = useMutation({
    mutationFn: (act: Act) => settleSheet(id, act),
    onSuccess: (_, act) => {
      notify({ text: t(`grade.${act}.done`) })
      onSettled()
    },
    onError: notifyFailure,
  })
  const ask = async (act: Act) => {
    const question = {
      title: t(`grade.${act}.title`),
      act: t(`grade.${act}.act`),
      details: details(act, sheet, texts),
    }
    if (await confirm(question)) settle.mutate(act)
  }
  const acts = (
    [
      ['publish', sheet.may_publish],
      ['lock', sheet.may_lock],
      ['unlock', sheet.may_unlock],
    ] as const
  )
    .filter(([, may]) => may)
    .map(([act]) => act)
  return (
    <>
      <BackLink listPath={coursesPath(sheet.class_id)}>{sheet.class_code}</BackLink>
      <PageHeader
        title={sheet.course_name}
        subtitle={
          <>
            {[sheet.course_code, sheet.class_code, sheet.campus_name].join(' · ')}
            <div>
              <SheetStateChip
                locked={sheet.locked}
                published={sheet.published}
                begun={sheet.statistics.missing < sheet.students.length}
              />{' '}
              {sayState(sheet, texts)}
            </div>
          </>
        }
        actions={acts.map((act, at) => (
          <Button
            key={act}
            variant={at === 0 ? 'contained' : 'outlined'}
            disabled={busy || settle.isPending}
            onClick={() => void ask(act)}
          >
            {t(`grade.${act}.act`)}
          </Button>
        ))}
      />
    </>
  )
}

function sayState(sheet: GradeSheet, { t, language }: Texts): string {
  const said = (by: string, at: string) => t('grade.sheet.by', { by, at: formatMoment(at, language) })
  if (sheet.locked) return said(sheet.locked_by, sheet.locked_at)
  return sheet.published ? said(sheet.published_by, sheet.published_at) : ''
}

// Who will see what, and who is mailed.
function details(act: Act, { statistics, published }: GradeSheet, { t }: Texts): string[] {
  if (act === 'unlock') return [t('grade.unlock.details')]
  const { graded, absent, exempt, missing } = statistics
  return [
    !published && t('grade.publish.told', { count: graded + absent + exempt }),
    act === 'lock' && t('grade.lock.details'),
    missing > 0 && t('grade.publish.missing', { count: missing }),
  ].filter((line) => line !== false)
}
