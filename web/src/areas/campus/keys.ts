// Under which names the server's answers are kept; who changes a thing refreshes what stands under its name.
export const keys = {
  campuses: ['campuses'] as const,
  places: ['campuses', 'places'] as const,
  everyCampus: ['campus'] as const,
  campus: (id: string) => ['campus', id] as const,
  documents: (campusId: string) => ['campus', campusId, 'documents'] as const,
  people: ['people'] as const,
  regions: ['regions'] as const,
}
