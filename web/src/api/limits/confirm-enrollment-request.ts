// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const confirmEnrollmentRequestLimits = {
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
