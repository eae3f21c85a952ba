// Under which names the server's answers are kept.
export const keys = {
  classReports: ['reports', 'classes'] as const,
  classReport: (id: string) => ['reports', 'classes', 'one', id] as const,
  classWarnings: (id: string) => ['reports', 'classes', 'warnings', id] as const,
  comparison: (query: object) => ['reports', 'comparison', query] as const,
  curricula: ['reports', 'curricula'] as const,
}
