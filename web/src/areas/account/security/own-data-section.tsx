import Button from '@mui/material/Button'
import { useState } from 'react'
import { download } from '@/api/download'
import { useText } from '@/texts/use-text'
import { DownloadIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { Person } from '../profile/api'

// All that the school keeps about somebody, for himself.
export function OwnDataSection({ person }: { person: Person }) {
  const { t } = useText()
  const [busy, setBusy] = useState(false)
  const handleDownload = async () => {
    setBusy(true)
    await download(`/api/people/${person.id}/data`, 'data.zip', 'POST').catch(notifyFailure)
    setBusy(false)
  }
  return (
    <FormSection title={t('profile.data.title')} text={t('profile.data.text')}>
      <FullWidth>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={busy}
          onClick={() => void handleDownload()}
        >
          {t('profile.data.act')}
        </Button>
      </FullWidth>
    </FormSection>
  )
}
