// Under which names the server's answers are kept.
export const keys = {
  letters: ['letters'] as const,
  letter: (id: string) => ['letters', 'one', id] as const,
  recipients: (id: string) => ['letters', 'recipients', id] as const,
  templates: (campus: string) => ['letters', 'templates', campus] as const,
  classes: (campus: string) => ['letters', 'classes', campus] as const,
  lists: (campus: string) => ['letters', 'lists', campus] as const,
  people: (campus: string, q: string) => ['letters', 'people', campus, q] as const,
  read: (token: string, opens: boolean) => ['letters', 'read', token, opens] as const,
}
