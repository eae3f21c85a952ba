import { expect, test } from 'vitest'
import { deviceOf } from './user-agent'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/143.0 Safari/537.36 Edg/143.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 'Safari', 'macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) CriOS/143.0 Mobile Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) SamsungBrowser/29.0 Chrome/136 Mobile',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
])('%s', (agent, browser, system) => {
  expect(deviceOf(agent)).toMatchObject({ browser, system })
})

test('telephones are told from computers, and programs from both', () => {
  expect(deviceOf('(iPhone) Safari/604.1')?.phone).toBe(true)
  expect(deviceOf('(X11; Linux) Firefox/145.0')?.phone).toBe(false)
  expect(deviceOf('curl/8.5.0')).toBeUndefined()
})
