// Under which names the server's answers are kept. Money that moves changes much at once: all of it stands under one
// name, and whoever enters something has every screen look again.
export const keys = {
  all: ['money'] as const,
  invoices: ['money', 'invoices'] as const,
  invoice: (id: string) => ['money', 'invoice', id] as const,
  totals: ['money', 'totals'] as const,
  payers: ['money', 'payers'] as const,
  owed: (payerId: string) => ['money', 'owed', payerId] as const,
  comers: (campus: string, q: string) => ['money', 'comers', campus, q] as const,
  tillAccounts: (campus: string) => ['money', 'till-accounts', campus] as const,
  transaction: (id: string) => ['money', 'transaction', id] as const,
  accounts: ['money', 'accounts'] as const,
  account: (id: string, on: string) => ['money', 'account', id, on] as const,
  movements: (id: string) => ['money', 'movements', id] as const,
  count: (id: string) => ['money', 'count', id] as const,
  summaries: (campus: string) => ['money', 'summaries', campus] as const,
  summary: (id: string) => ['money', 'summary', id] as const,
  weekends: (campus: string) => ['money', 'weekends', campus] as const,
  weekend: (id: string) => ['money', 'weekend', id] as const,
  enrollment: (id: string) => ['money', 'enrollment', id] as const,
  classes: (q: string) => ['classes', 'found', 'money', q] as const,
}
