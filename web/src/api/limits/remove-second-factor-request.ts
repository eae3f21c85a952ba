// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const removeSecondFactorRequestLimits = {
  "code": {
    "maxLength": 40
  },
  "existing_password": {
    "maxLength": 1000
  }
} as const
