import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { RecordTabs } from '@/ui/record/record-tabs'
import type { Letter } from '../api'
import { LetterStateChip } from '../letter-state-chip'
import { lettersPath } from '../paths'
import { FilesPart } from './files-part'
import { LetterActions } from './letter-actions'
import { LetterForm } from './letter-form'
import { RecipientsPart } from './recipients-part'
import { SendingNote } from './sending-note'

const PreviewDialog = lazyPart(() => import('./preview-dialog').then((m) => ({ default: m.PreviewDialog })))

// A letter: what it says in each language, whom it goes to, and what became of it.
export function LetterView({ letter }: { letter: Letter }) {
  const { t } = useText()
  const [previewing, setPreviewing] = useState(false)
  const write = (
    <>
      <LetterForm letter={letter} />
      <FilesPart letter={letter} />
    </>
  )
  return (
    <>
      <BackLink listPath={lettersPath}>{t('letter.list.title')}</BackLink>
      <PageHeader
        title={letter.name}
        subtitle={
          <>
            <LetterStateChip state={letter.state} />{' '}
            {[letter.campus_name, letter.written_by].filter(Boolean).join(' · ')}
          </>
        }
        actions={<LetterActions letter={letter} onPreview={() => setPreviewing(true)} />}
      />
      <SendingNote letter={letter} />
      {letter.state === 'template' ? (
        write
      ) : (
        <RecordTabs
          label={letter.name}
          first={letter.may_edit ? 'letter' : 'recipients'}
          tabs={[
            { name: 'letter', label: t('letter.write.title'), content: write, keep: true },
            {
              name: 'recipients',
              label: t('letter.recipients.title'),
              content: <RecipientsPart letter={letter} />,
            },
          ]}
        />
      )}
      {previewing && <PreviewDialog letter={letter} onClose={() => setPreviewing(false)} />}
    </>
  )
}
