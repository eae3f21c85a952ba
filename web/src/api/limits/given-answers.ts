// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const givenAnswersLimits = {
  "key": {
    "minLength": 8,
    "maxLength": 64
  }
} as const
