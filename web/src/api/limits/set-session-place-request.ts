// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const setSessionPlaceRequestLimits = {
  "place": {
    "maxLength": 200
  }
} as const
