// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const erasePersonRequestLimits = {
  "name": {
    "maxLength": 200
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
