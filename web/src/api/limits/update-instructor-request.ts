// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateInstructorRequestLimits = {
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
