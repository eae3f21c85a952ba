import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withdrawPaperRequestLimits } from '@/api/limits/withdraw-paper-request'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { ErrorIcon, PdfIcon, RenewIcon, SuccessIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import { paperKeys } from '../keys'
import { type IssuedPaper, withdrawPaper } from './api'
import { PaperDialog } from './paper-dialog'

const looks = {
  valid: { tone: 'success', icon: <SuccessIcon /> },
  replaced: { tone: 'neutral', icon: <RenewIcon /> },
  withdrawn: { tone: 'error', icon: <ErrorIcon /> },
} as const

type PaperListProps = {
  papers: readonly IssuedPaper[]
  // They are of several people.
  named?: boolean
  // Issues a corrected edition; absent where none is issued here.
  onCorrect?: (paper: IssuedPaper) => void
}

// Papers as they were issued, the latest first.
export function PaperList({ papers, named = false, onCorrect }: PaperListProps) {
  const { t } = useText()
  const [withdrawing, setWithdrawing] = useState<IssuedPaper>()
  if (papers.length === 0) return <EmptyState text={t('issued.none')} />
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {papers.map((paper) => (
          <Box
            component="li"
            key={paper.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <PaperFacts paper={paper} named={named} />
            <StateChip {...looks[paper.state]} label={t(`issued.state.${paper.state}`)} />
            {paper.content_url && (
              <Button
                href={paper.content_url}
                target="_blank"
                rel="noreferrer"
                size="small"
                startIcon={<PdfIcon />}
              >
                {t('issued.open')}
              </Button>
            )}
            {onCorrect && paper.state === 'valid' && (
              <Button
                size="small"
                color="inherit"
                aria-label={t('issued.correct_title', { name: paper.student_name })}
                onClick={() => onCorrect(paper)}
              >
                {t('issued.correct')}
              </Button>
            )}
            {paper.may_withdraw && (
              <Button size="small" color="inherit" onClick={() => setWithdrawing(paper)}>
                {t('issued.withdraw')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {withdrawing && <WithdrawDialog paper={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </>
  )
}

function PaperFacts({ paper, named }: { paper: IssuedPaper; named: boolean }) {
  const { t, language } = useText()
  const kind = t(`issued.kind.${paper.kind}`)
  const about = [
    named && kind,
    paper.number,
    paper.edition > 1 && t('issued.edition', { edition: paper.edition }),
    !named && paper.class_code,
    t('issued.issued', { day: formatDay(paper.issued_at, language), name: paper.issued_by }),
    paper.reason && t('issued.reason_was', { reason: paper.reason }),
  ]
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 550 }}>{named ? paper.student_name : kind}</Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {about.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}

type WithdrawForm = { reason: string }

// Takes a paper out of use, and asks why.
function WithdrawDialog({ paper, onClose }: { paper: IssuedPaper; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const limits = withdrawPaperRequestLimits
  const form = useFields<WithdrawForm>({ values: { reason: '' }, limits })
  const withdraw = useMutation({
    mutationFn: ({ reason }: WithdrawForm) => withdrawPaper(paper.id, reason),
    onSuccess: () => {
      notify({ text: t('issued.withdrawn', { number: paper.number }) })
      void cache.invalidateQueries({ queryKey: paperKeys.papers })
      onClose()
    },
    onError: (error) => showFailure(form, error),
  })
  return (
    <FormScope limits={limits}>
      <PaperDialog
        title={t('issued.withdraw_title', { number: paper.number })}
        act={t('issued.withdraw')}
        busy={withdraw.isPending}
        onAct={() => void form.handleSubmit((fields) => withdraw.mutate(fields))()}
        onClose={onClose}
      >
        <Typography>{t('issued.withdraw_text')}</Typography>
        <TextField control={form.control} name="reason" label={t('issued.reason')} required autoFocus />
      </PaperDialog>
    </FormScope>
  )
}
