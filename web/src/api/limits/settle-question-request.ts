// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const settleQuestionRequestLimits = {
  "note": {
    "maxLength": 500
  }
} as const
