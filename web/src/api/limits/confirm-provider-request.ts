// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const confirmProviderRequestLimits = {
  "browser_secret": {
    "maxLength": 100
  },
  "code": {
    "maxLength": 40
  },
  "device": {
    "maxLength": 100
  },
  "state": {
    "maxLength": 100
  }
} as const
