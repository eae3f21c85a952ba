import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { CopyIcon, DownloadIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'

type CodesStepProps = { codes: readonly string[]; onKept: () => void }

// The recovery codes, the only time they are shown.
export function CodesStep({ codes, onKept }: CodesStepProps) {
  const { t } = useText()
  const handleCopy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify({ text: t('profile.factor.copied') }),
      () => notify({ text: t('profile.factor.not_copied'), tone: 'error' }),
    )
  const handleDownload = () => {
    const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = url
    link.download = t('profile.factor.file_name')
    link.click()
    setTimeout(() => URL.revokeObjectURL(url))
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ color: 'text.secondary' }}>{t('profile.factor.codes_text')}</Box>
      <Box
        component="ul"
        aria-label={t('profile.factor.codes_title')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 2,
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          gap: 1,
          justifyItems: 'center',
          bgcolor: 'grey.50',
          borderRadius: 1,
          fontFamily: 'ui-monospace, monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1 }}>
        <Button color="inherit" startIcon={<CopyIcon />} onClick={() => void handleCopy()}>
          {t('profile.factor.copy')}
        </Button>
        <Button color="inherit" startIcon={<DownloadIcon />} onClick={handleDownload}>
          {t('profile.factor.download')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {t('profile.factor.kept')}
        </Button>
      </Box>
    </Box>
  )
}
