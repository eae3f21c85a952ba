// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const finishProviderRequestLimits = {
  "browser_secret": {
    "maxLength": 100
  },
  "code": {
    "maxLength": 4000
  },
  "device": {
    "maxLength": 100
  },
  "iss": {
    "maxLength": 500
  },
  "state": {
    "maxLength": 100
  }
} as const
