// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const copyBookListRequestLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "note": {
    "maxLength": 1000
  }
} as const
