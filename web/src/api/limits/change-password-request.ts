// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const changePasswordRequestLimits = {
  "existing_password": {
    "maxLength": 1000
  },
  "password": {
    "maxLength": 1000
  },
  "password_confirmation": {
    "maxLength": 1000
  }
} as const
