import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { AccountButtons } from './account-buttons'
import { AccountFacts } from './account-facts'
import { accountQuery, type Person } from './api'

// Whether and how the person signs in, and what whoever stands above him may do about it.
export function AccountSection({ person }: { person: Person }) {
  const { t } = useText()
  const account = useQuery(accountQuery(person.id))
  return (
    <FormSection title={t('people.account.title')} text={t('people.account.text')}>
      <FullWidth>
        <QueryView query={account} loading={<LoadingRows rows={2} height={36} />}>
          {(state) => (
            <>
              <AccountFacts account={state} />
              {!person.email && (
                <Box sx={{ mt: 1, color: 'text.secondary' }}>{t('people.account.no_email')}</Box>
              )}
              <AccountButtons person={person} account={state} />
            </>
          )}
        </QueryView>
      </FullWidth>
    </FormSection>
  )
}
