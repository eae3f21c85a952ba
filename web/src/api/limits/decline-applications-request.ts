// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const declineApplicationsRequestLimits = {
  "campus_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "message": {
    "maxLength": 2000
  },
  "reason": {
    "enum": [
      "full",
      "requirements",
      "papers",
      "no_answer",
      "withdrew",
      "other"
    ]
  }
} as const
