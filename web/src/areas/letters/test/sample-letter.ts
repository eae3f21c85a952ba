import type { Letter, Recipient } from '../api'

export const sampleLetter = (more: Partial<Letter> = {}): Letter => ({
  ...{ id: 'l1', version: 1, campus_id: 'paris', campus_name: 'Paris', language: 'fr', state: 'draft' },
  ...{ stopped_for: '', name: 'Welcome', necessary: false, reason: '', written_by: 'Ana Lopes', files: [] },
  texts: [
    { language: 'fr', subject: 'Bienvenue', body: 'Bonjour.\n\nÀ samedi.' },
    { language: 'en', subject: 'Welcome all', body: 'Good morning.' },
  ],
  figures: { people: 2, waiting: 1, reached: 0, refused: 0, left_out: 1, opened: 0, same_inbox: 0 },
  ...{ created_at: '2026-11-01T10:00:00Z', updated_at: '2026-11-01T10:00:00Z', may_edit: true },
  ...more,
})

export const sampleRecipients: Recipient[] = [
  {
    ...{ person_id: 'p1', first_name: 'Rui', last_name: 'Sá', language: 'en', state: 'waiting' },
    reason: '',
  },
  {
    ...{ person_id: 'p2', first_name: 'Ada', last_name: 'Ba', language: 'fr', state: 'left_out' },
    reason: 'no_address',
  },
]
