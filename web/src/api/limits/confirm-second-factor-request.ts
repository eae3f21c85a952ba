// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const confirmSecondFactorRequestLimits = {
  "code": {
    "maxLength": 40
  }
} as const
