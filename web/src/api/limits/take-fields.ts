// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const takeFieldsLimits = {
  "category": {
    "maxLength": 60
  },
  "movement_id": {
    "maxLength": 64
  },
  "payer_id": {
    "maxLength": 64
  }
} as const
