// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const publishPlanningRequestLimits = {
  "board": {
    "minimum": 0,
    "integer": true
  },
  "reason": {
    "maxLength": 500
  }
} as const
