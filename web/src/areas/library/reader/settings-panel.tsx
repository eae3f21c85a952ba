import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import Slider from '@mui/material/Slider'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useText } from '@/texts/use-text'
import { changeReader, fonts, modes, themes, useReaderSettings } from './reader-settings'

type SettingsPanelProps = { printed: boolean; onClose: () => void }

// How the text is set: paper, letters, margins, pages or one long sheet.
export function SettingsPanel({ printed, onClose }: SettingsPanelProps) {
  const { t } = useText()
  const { theme, font, mode, size, margin } = useReaderSettings()
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('book.reader.settings') } }}
    >
      <Box sx={{ p: 3, display: 'grid', gap: 2, width: 'min(36rem, 100%)', mx: 'auto' }}>
        <Typography variant="h3" component="h2">
          {t('book.reader.settings')}
        </Typography>
        <Choice
          label={t('book.reader.theme')}
          value={theme}
          choices={themes.map((value) => ({ value, text: t(`book.reader.themes.${value}`) }))}
          onChange={(value) => changeReader({ theme: value })}
        />
        {!printed && (
          <Choice
            label={t('book.reader.font')}
            value={font}
            choices={fonts.map((value) => ({ value, text: t(`book.reader.fonts.${value}`) }))}
            onChange={(value) => changeReader({ font: value })}
          />
        )}
        <Choice
          label={t('book.reader.mode')}
          value={mode}
          choices={modes.map((value) => ({ value, text: t(`book.reader.modes.${value}`) }))}
          onChange={(value) => changeReader({ mode: value })}
        />
        <Line label={t('book.reader.size')}>
          {(id) => (
            <Slider
              aria-labelledby={id}
              value={size}
              min={70}
              max={220}
              step={10}
              onChange={(_, value) => changeReader({ size: Number(value) })}
            />
          )}
        </Line>
        {!printed && (
          <Line label={t('book.reader.margin')}>
            {(id) => (
              <Slider
                aria-labelledby={id}
                value={margin}
                min={2}
                max={25}
                onChange={(_, value) => changeReader({ margin: Number(value) })}
              />
            )}
          </Line>
        )}
      </Box>
    </Drawer>
  )
}

function Line({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <Typography id={id} variant="caption" component="div">
        {label}
      </Typography>
      {children(id)}
    </div>
  )
}

type ChoiceProps<V extends string> = {
  label: string
  value: V
  choices: readonly { value: V; text: string }[]
  onChange: (value: V) => void
}

function Choice<V extends string>({ label, value, choices, onChange }: ChoiceProps<V>) {
  return (
    <Line label={label}>
      {(id) => (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-labelledby={id}
          value={value}
          onChange={(_, next: V | null) => next && onChange(next)}
        >
          {choices.map((choice) => (
            <ToggleButton key={choice.value} value={choice.value} sx={{ textTransform: 'none' }}>
              {choice.text}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </Line>
  )
}
