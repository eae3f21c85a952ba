// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const remindInputBodyLimits = {
  "reason": {
    "maxLength": 500
  }
} as const
