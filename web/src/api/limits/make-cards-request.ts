// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const makeCardsRequestLimits = {
  "class_id": {
    "maxLength": 64
  }
} as const
