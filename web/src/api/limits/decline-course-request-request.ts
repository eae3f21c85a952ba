// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const declineCourseRequestRequestLimits = {
  "reason": {
    "maxLength": 500
  }
} as const
