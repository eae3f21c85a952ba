import { create } from 'zustand'

export const themes = ['light', 'sepia', 'dark'] as const
export const fonts = ['serif', 'sans', 'book'] as const
export const modes = ['pages', 'scroll'] as const

export type ReaderSettings = {
  theme: (typeof themes)[number]
  font: (typeof fonts)[number]
  mode: (typeof modes)[number]
  // Percent of the usual size, and of the width beside the text.
  size: number
  margin: number
}

const key = 'reader'
const usual: ReaderSettings = { theme: 'light', font: 'serif', mode: 'pages', size: 110, margin: 8 }

function kept(): ReaderSettings {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<ReaderSettings>) }
  } catch {
    return usual
  }
}

// How one likes to read in this browser.
export const useReaderSettings = create<ReaderSettings>(kept)

export function changeReader(change: Partial<ReaderSettings>): void {
  useReaderSettings.setState(change)
  localStorage.setItem(key, JSON.stringify(useReaderSettings.getState()))
}

// Paper and ink, each pair with a contrast of 7 and more.
export const papers = {
  light: { paper: '#ffffff', ink: '#1b1b1f', link: '#1d4a9e', line: '#c9c9cf' },
  sepia: { paper: '#f6ecd9', ink: '#3b2f1e', link: '#6b3d09', line: '#cbb896' },
  dark: { paper: '#15171a', ink: '#d8dadf', link: '#9dbcf5', line: '#4a4d54' },
} as const

export const families = {
  serif: 'Georgia, "Noto Serif", "Times New Roman", serif',
  sans: 'inherit',
  book: '"Iowan Old Style", "Palatino Linotype", Palatino, serif',
} as const

// The colours of a highlighter, on any paper.
export const highlighters = { yellow: '#ffe26b', green: '#b5eaa5', blue: '#b3d7ff', pink: '#ffc4dc' } as const

const marked = (color: string) => ({ backgroundColor: color, color: '#1b1b1f' })

export const markColors = {
  '& ::highlight(mark-yellow)': marked(highlighters.yellow),
  '& ::highlight(mark-green)': marked(highlighters.green),
  '& ::highlight(mark-blue)': marked(highlighters.blue),
  '& ::highlight(mark-pink)': marked(highlighters.pink),
} as const
