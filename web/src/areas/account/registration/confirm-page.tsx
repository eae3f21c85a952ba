import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '@/api/api-error'
import { takeFragment } from '@/lib/take-fragment'
import { useText } from '@/texts/use-text'
import { notifyFailure } from '@/ui/notify-failure'
import { DoorLink } from '../door/door-link'
import { DoorPage } from '../door/door-page'
import { confirmEmail } from './api'

// /confirm-email#…: where the mailed link leads. Mail scanners open links: only a click confirms.
export function Component() {
  const { t } = useText()
  const [token] = useState(takeFragment)
  const [invalid, setInvalid] = useState(token === '')
  const confirm = useMutation({
    mutationFn: () => confirmEmail(token),
    onError: (error) =>
      error instanceof ApiError && error.code === 'account.link_invalid'
        ? setInvalid(true)
        : notifyFailure(error),
  })
  if (invalid) {
    return (
      <DoorPage title={t('account.reset.invalid_title')} text={t('account.link_invalid')}>
        <Button variant="outlined" size="large" component={Link} to="/register" sx={{ marginInlineEnd: 2 }}>
          {t('account.confirm.again')}
        </Button>
        <DoorLink to="/login">{t('account.login.back')}</DoorLink>
      </DoorPage>
    )
  }
  if (confirm.isSuccess) {
    return (
      <DoorPage title={t('account.confirm.done_title')} text={t('account.confirm.done_text')}>
        <Button variant="contained" size="large" fullWidth component={Link} to="/login">
          {t('account.login.act')}
        </Button>
      </DoorPage>
    )
  }
  return (
    <DoorPage title={t('account.confirm.title')} text={t('account.confirm.text')}>
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        {t('account.confirm.act')}
      </Button>
    </DoorPage>
  )
}
