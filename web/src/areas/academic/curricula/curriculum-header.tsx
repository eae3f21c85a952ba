import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { BackLink } from '@/ui/back-link'
import { ArchiveIcon, CopyIcon, DeleteIcon, EditIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { StateChip } from '@/ui/state-chip'
import type { Curriculum } from './api'
import { curriculumListPath, curriculumPath } from './curriculum-list'
import { useCurriculumActions } from './use-curriculum-actions'

const EditDialog = lazyPart(() =>
  import('./edit-curriculum-dialog').then((module) => ({ default: module.EditCurriculumDialog })),
)

type CurriculumHeaderProps = { curriculum: Curriculum; onDeleted: () => void }

// Which curriculum this is, in which version; and what can be done with it as a whole.
export function CurriculumHeader({ curriculum, onDeleted }: CurriculumHeaderProps) {
  const { t, language } = useText()
  const navigate = useNavigate()
  const { remove, makeVersion, making } = useCurriculumActions()
  const [editing, setEditing] = useState(false)
  const handleDelete = async () => {
    if (await remove(curriculum)) onDeleted()
  }
  const handleVersion = async () => {
    const next = await makeVersion(curriculum)
    if (next) void navigate(curriculumPath(next.id))
  }
  const hours = t('curriculum.hours', {
    count: curriculum.hours,
    shown: formatFigure(curriculum.hours, language),
  })
  const followed = curriculum.class_count > 0
  const actions: Action[] = curriculum.may_edit
    ? [
        ...(followed
          ? []
          : [
              {
                label: t('curriculum.version.make'),
                icon: <CopyIcon />,
                onClick: () => void handleVersion(),
              },
            ]),
        { label: t('curriculum.edit.open'), icon: <EditIcon />, onClick: () => setEditing(true) },
        {
          label: t(followed ? 'curriculum.delete.archives_act' : 'curriculum.delete.act'),
          icon: followed ? <ArchiveIcon /> : <DeleteIcon />,
          irreversible: !followed,
          onClick: () => void handleDelete(),
        },
      ]
    : []
  return (
    <>
      <BackLink listPath={curriculumListPath}>{t('curriculum.list.title')}</BackLink>
      <PageHeader
        title={curriculum.name}
        subtitle={
          <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            {curriculum.archived && (
              <StateChip tone="neutral" icon={<ArchiveIcon />} label={t('curriculum.archived')} />
            )}
            <span>{t('curriculum.version_number', { number: curriculum.number })}</span>
            <span aria-hidden>·</span>
            <span>{t(`curriculum.programmes.${curriculum.programme}`)}</span>
            <span aria-hidden>·</span>
            <span>{hours}</span>
          </Box>
        }
        actions={
          <>
            <ActionMenu label={t('curriculum.list.actions', { name: curriculum.name })} actions={actions} />
            {curriculum.may_edit && followed && (
              <Button variant="outlined" loading={making} onClick={() => void handleVersion()}>
                {t('curriculum.version.make')}
              </Button>
            )}
          </>
        }
      />
      {editing && <EditDialog curriculum={curriculum} onClose={() => setEditing(false)} />}
    </>
  )
}
