// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const inviteTokenLimits = {
  "token": {
    "maxLength": 100
  }
} as const
