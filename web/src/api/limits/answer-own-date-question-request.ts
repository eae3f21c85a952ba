// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const answerOwnDateQuestionRequestLimits = {
  "remark": {
    "maxLength": 500
  }
} as const
