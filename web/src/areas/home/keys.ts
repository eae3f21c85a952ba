// What is kept of what this area fetches, under one name each.
export const keys = {
  cockpits: ['home', 'cockpit'] as const,
  cockpit: (weekend: string) => ['home', 'cockpit', weekend] as const,
  charts: ['home', 'charts'] as const,
  kit: (campus: string) => ['home', 'kit', campus] as const,
  kitHere: (campus: string) => ['home', 'kit-here', campus] as const,
}
