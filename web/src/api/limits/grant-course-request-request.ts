// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const grantCourseRequestRequestLimits = {
  "days": {
    "enum": [
      90,
      120,
      240,
      360
    ],
    "integer": true
  }
} as const
