// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const undoInputBodyLimits = {
  "act": {
    "minLength": 8,
    "maxLength": 64
  },
  "key": {
    "minLength": 8,
    "maxLength": 64
  },
  "reason": {
    "maxLength": 500
  }
} as const
