// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const endEnrollmentRequestLimits = {
  "from": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "move": {
    "enum": [
      "withdraw",
      "fail",
      "complete"
    ]
  },
  "reason": {
    "maxLength": 500
  }
} as const
