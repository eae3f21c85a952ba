// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const churchFieldsLimits = {
  "city": {
    "maxLength": 100
  },
  "country": {
    "maxLength": 2
  },
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "pastor": {
    "maxLength": 120
  }
} as const
