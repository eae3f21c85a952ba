import type { Schemas } from '@/api/client'

// A signed-in person as the server describes him; tests change what they are about.
export function sampleSession(change: Partial<Schemas['User']> = {}): Schemas['Session'] {
  const user = {
    id: 'p1',
    role: ['secretary'],
    name: 'Ana Lopes',
    email: 'ana@demo.example',
    mini_avatar_url: '',
    organization_id: 'c1',
    organization_name: 'Paris',
    metadata: { settings: {}, shortcuts: [] },
    origin: 'api',
    redirect_url: '',
    second_factor_required: false,
    maintenance: false,
    school_month: 9,
  }
  return {
    user: { ...user, ...change },
    token: 'new-token',
    id_token: 'p1',
    expires_at: Date.now() + 60 * 60 * 1000,
  }
}
