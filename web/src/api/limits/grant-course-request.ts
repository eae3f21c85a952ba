// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const grantCourseRequestLimits = {
  "course_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "days": {
    "enum": [
      90,
      120,
      240,
      360
    ],
    "integer": true
  },
  "note": {
    "maxLength": 200
  },
  "person_id": {
    "minLength": 1,
    "maxLength": 64
  }
} as const
