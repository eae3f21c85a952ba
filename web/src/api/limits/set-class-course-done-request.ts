// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const setClassCourseDoneRequestLimits = {
  "done_on": {
    "date": true
  }
} as const
