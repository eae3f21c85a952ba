// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const checkPaperRequestLimits = {
  "code": {
    "minLength": 1,
    "maxLength": 100
  }
} as const
