import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import type { PeopleMay } from '../list/use-may'
import { addRole, type BulkRole } from './api'
import type { Bulk } from './use-bulk'

type RoleDialogProps = { bulk: Bulk; campus: string | undefined; may: PeopleMay; onClose: () => void }
type Gift = { campus_id: string; role: string }

const limits = { campus_id: { minLength: 1 }, role: { minLength: 1 } }

// One more role, at one campus, for everybody who is picked.
export function RoleDialog({ bulk, campus, may, onClose }: RoleDialogProps) {
  const { t } = useText()
  const id = useId()
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const form = useFields<Gift>({ values: { campus_id: campus ?? own, role: '' }, limits })
  const { control, formState } = form
  const give = form.handleSubmit(async ({ campus_id, role }) => {
    try {
      const call = (ids: string[]) => addRole(ids, campus_id, role as BulkRole)
      if (await bulk.attempt({ call, done: 'people.bulk.role_given' })) onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <form noValidate onSubmit={(event) => void give(event)}>
          <DialogTitle id={id}>{t('people.bulk.role')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            {may.network && <CampusField control={control} name="campus_id" label={t('people.campus')} />}
            <ChoiceField
              control={control}
              name="role"
              label={t('person.role')}
              placeholder={t('ui.choose')}
              choices={may.grants.map((value) => ({ value, label: t(`access.role.${value}`) }))}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={formState.isSubmitting}>
              {t('people.bulk.give')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </FormScope>
  )
}
