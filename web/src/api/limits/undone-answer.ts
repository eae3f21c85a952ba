// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const undoneAnswerLimits = {
  "id": {
    "minLength": 1,
    "maxLength": 64
  }
} as const
