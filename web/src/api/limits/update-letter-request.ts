// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateLetterRequestLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "reason": {
    "maxLength": 200
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
