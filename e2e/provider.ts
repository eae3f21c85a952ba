import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

interface Asked {
  nonce: string
  challenge: string
  client: string
}

/** An identity provider on this machine, at which one person is always signed in. */
export interface Provider {
  issuer: string
  /** Who signs in next; nobody means that he cancels. */
  person: { sub: string; email: string } | null
  stop: () => Promise<void>
}

/** Starts a small OpenID Connect provider: discovery, keys, authorization code with PKCE. */
export async function startProvider(): Promise<Provider> {
  const asked = new Map<string, Asked>()
  const http = createServer((request, response) => {
    const url = new URL(request.url ?? '/', provider.issuer)
    const answer = answers[url.pathname]
    if (answer) void answer(url, request, response)
    else response.writeHead(404).end()
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const provider: Provider = {
    issuer: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    person: null,
    stop: async () => {
      http.closeAllConnections()
      http.close()
    },
  }

  const answers: Record<string, (url: URL, request: IncomingMessage, response: ServerResponse) => unknown> = {
    '/.well-known/openid-configuration': (_url, _request, response) =>
      json(response, {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    '/keys': (_url, _request, response) =>
      json(response, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '1', use: 'sig', alg: 'RS256' }],
      }),
    '/authorize': ({ searchParams: query }, _request, response) => {
      const back = new URL(query.get('redirect_uri') ?? '')
      back.searchParams.set('state', query.get('state') ?? '')
      if (provider.person) {
        const code = randomUUID()
        asked.set(code, {
          nonce: query.get('nonce') ?? '',
          challenge: query.get('code_challenge') ?? '',
          client: query.get('client_id') ?? '',
        })
        back.searchParams.set('code', code)
      } else back.searchParams.set('error', 'access_denied')
      response.writeHead(302, { Location: back.href }).end()
    },
    '/token': async (_url, request, response) => {
      const form = new URLSearchParams(await body(request))
      const code = asked.get(form.get('code') ?? '')
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (!code || proof !== code.challenge) return response.writeHead(400).end()
      asked.delete(form.get('code') ?? '')
      json(response, { access_token: randomUUID(), token_type: 'Bearer', id_token: idToken(provider, code) })
    },
  }
  return provider
}

function idToken(provider: Provider, { nonce, client }: Asked): string {
  const now = Math.floor(Date.now() / 1000)
  const times = { iat: now, exp: now + 300 }
  const claims = {
    iss: provider.issuer,
    aud: client,
    nonce,
    ...times,
    ...provider.person,
    email_verified: true,
  }
  const parts = [{ alg: 'RS256', kid: '1' }, claims]
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
}

async function body(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
}
