// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const setSessionPlaceRequestLimits = {
  "place": {
    "maxLength": 200
  },
  "reason": {
    "maxLength": 500
  },
  "was": {
    "maxLength": 200
  }
} as const
