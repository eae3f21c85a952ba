// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const acceptStaffInviteRequestLimits = {
  "password": {
    "maxLength": 1000
  },
  "password_confirmation": {
    "maxLength": 1000
  },
  "token": {
    "maxLength": 100
  }
} as const
