// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const signInLimits = {
  "email": {
    "maxLength": 254
  },
  "password": {
    "maxLength": 200
  }
} as const
