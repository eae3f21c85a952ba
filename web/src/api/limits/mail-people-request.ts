// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const mailPeopleRequestLimits = {
  "subject": {
    "minLength": 1,
    "maxLength": 150
  },
  "text": {
    "minLength": 1,
    "maxLength": 10000
  }
} as const
