// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const askForCourseRequestLimits = {
  "course_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "note": {
    "maxLength": 500
  }
} as const
