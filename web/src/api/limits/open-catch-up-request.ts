// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const openCatchUpRequestLimits = {
  "due_day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "note": {
    "maxLength": 500
  },
  "other_class_id": {
    "maxLength": 64
  },
  "other_session_id": {
    "maxLength": 64
  },
  "session_id": {
    "maxLength": 64
  },
  "way": {
    "enum": [
      "recording",
      "elsewhere",
      "work"
    ]
  }
} as const
