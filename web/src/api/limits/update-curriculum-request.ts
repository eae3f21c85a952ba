// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateCurriculumRequestLimits = {
  "description": {
    "maxLength": 2000
  },
  "name": {
    "minLength": 1,
    "maxLength": 200
  },
  "programme": {
    "enum": [
      "certificate",
      "diploma"
    ]
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
