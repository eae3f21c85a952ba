import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { notifyFailure } from '@/ui/notify-failure'
import { startProvider } from '../provider/api'
import { rememberCampus } from './last-campus'
import type { Login } from './login-schema'

type ProviderButtonsProps = { form: UseFormReturn<Login>; providers: readonly Schemas['Provider'][] }

// The identity providers that the network has chosen to show. The campus is asked for here too: one signs in at one.
export function ProviderButtons({ form, providers }: ProviderButtonsProps) {
  const { t } = useText()
  const [leaving, setLeaving] = useState<string | null>(null)
  if (providers.length === 0) return null
  const start = async (name: string) => {
    const campusId = form.getValues('organization_id')
    if (!campusId) {
      // Touched: so the error goes with the choice, and not under the next click, which it would move away.
      form.setValue('organization_id', '', { shouldTouch: true, shouldValidate: true })
      return form.setFocus('organization_id')
    }
    setLeaving(name)
    try {
      const url = await startProvider(name, campusId)
      rememberCampus(campusId)
      window.location.assign(url)
    } catch (error) {
      setLeaving(null)
      notifyFailure(error)
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Divider sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{t('account.login.or')}</Divider>
      {providers.map(({ name, label }) => (
        <Button
          key={name}
          variant="outlined"
          size="large"
          color="inherit"
          loading={leaving === name}
          disabled={leaving !== null}
          onClick={() => void start(name)}
        >
          {t('account.login.with', { name: label })}
        </Button>
      ))}
    </Box>
  )
}
