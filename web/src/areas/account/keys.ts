// Under which names the server's answers are kept; who changes a thing refreshes what stands under its name.
export const keys = {
  resetLink: (token: string) => ['reset-link', token] as const,
  invite: (token: string) => ['staff-invite', token] as const,
  openCampuses: (region: string) => ['open-campuses', region] as const,
  profile: ['profile'] as const,
  noticeChoices: ['profile', 'notices'] as const,
  letterChoice: ['profile', 'letters'] as const,
  secondFactor: ['second-factor'] as const,
  sessions: ['own-sessions'] as const,
  settings: ['network-settings'] as const,
  signInOptions: ['sign-in-options'] as const,
}
