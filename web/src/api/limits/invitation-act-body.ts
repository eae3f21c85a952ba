// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const invitationActBodyLimits = {
  "reason": {
    "maxLength": 500
  },
  "version": {
    "minimum": 0,
    "integer": true
  }
} as const
