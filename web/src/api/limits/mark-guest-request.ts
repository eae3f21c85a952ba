// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const markGuestRequestLimits = {
  "catch_up_id": {
    "maxLength": 64
  },
  "value": {
    "enum": [
      "",
      "present",
      "late",
      "online",
      "absent"
    ]
  }
} as const
