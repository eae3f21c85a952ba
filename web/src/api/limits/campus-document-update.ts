// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const campusDocumentUpdateLimits = {
  "version": {
    "format": "int64"
  },
  "title": {
    "minLength": 1,
    "maxLength": 120
  },
  "position": {
    "format": "int64"
  }
} as const
