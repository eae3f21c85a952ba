// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const addToBookListRequestLimits = {
  "planning_id": {
    "maxLength": 64
  }
} as const
