// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const setPlanningRowsRequestLimits = {
  "campus_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "reason": {
    "maxLength": 500
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
