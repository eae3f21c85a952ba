// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const readLetterFileRequestLimits = {
  "file_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "token": {
    "minLength": 1,
    "maxLength": 200
  }
} as const
