// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const confirmEmailRequestLimits = {
  "token": {
    "maxLength": 100
  }
} as const
