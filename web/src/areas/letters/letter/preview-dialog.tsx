import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type Language, languages, ownName } from '@/texts/languages'
import { useText } from '@/texts/use-text'
import { unsavedChanges } from '@/ui/record/unsaved'
import { type Letter, recipientsQuery } from '../api'
import { LetterText } from '../letter-text'

// What the readers of each language get, and how many they are.
export function PreviewDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { t } = useText()
  const id = useId()
  const [shown, setShown] = useState<Language>(letter.language)
  const people = useQuery(recipientsQuery(letter)).data ?? []
  const readers = people.filter(({ language }) => language === shown).length
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('letter.preview.title')}</DialogTitle>
      <DialogContent>
        <Tabs
          value={shown}
          onChange={(_event, language: Language) => setShown(language)}
          aria-label={t('letter.write.languages')}
          variant="scrollable"
          scrollButtons={false}
          sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
        >
          {languages.map((language) => (
            <Tab key={language} value={language} label={<span lang={language}>{ownName(language)}</span>} />
          ))}
        </Tabs>
        <Box sx={{ minHeight: 240 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('letter.preview.readers', { count: readers })}
          </Typography>
          {unsavedChanges() > 0 && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t('letter.preview.save_first')}
            </Alert>
          )}
          <Said letter={letter} language={shown} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Said({ letter, language }: { letter: Letter; language: Language }) {
  const { t } = useText()
  const own = letter.texts.find((text) => text.language === language)
  const said = own ?? letter.texts.find((text) => text.language === letter.language)
  if (!said) return <Typography>{t('letter.preview.empty')}</Typography>
  return (
    <>
      {!own && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {t('letter.preview.fallback')}
        </Typography>
      )}
      <Typography variant="h3" component="h2" lang={said.language} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {said.subject}
      </Typography>
      <LetterText
        language={said.language}
        body={said.body}
        necessary={letter.necessary}
        reason={letter.reason}
      />
      {letter.files.length > 0 && (
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('letter.mail_files', { names: letter.files.map(({ name }) => name).join(', ') })}
        </Typography>
      )}
    </>
  )
}
