// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const readLetterRequestLimits = {
  "token": {
    "minLength": 1,
    "maxLength": 200
  }
} as const
