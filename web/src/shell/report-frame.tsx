import { useNavigation } from 'react-router'
import { useText } from '@/texts/use-text'
import { PageMain } from './layout/page-main'
import { ProgressLine } from './progress-line'

// What stands around a report: nothing that would be printed with it.
export function Component() {
  const { t } = useText()
  const loading = useNavigation().state === 'loading'
  return (
    <>
      {loading && <ProgressLine label={t('ui.loading')} />}
      <PageMain
        sx={{
          maxWidth: '210mm',
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: 3,
          '@media print': { maxWidth: 'none', p: 0 },
        }}
      />
    </>
  )
}
