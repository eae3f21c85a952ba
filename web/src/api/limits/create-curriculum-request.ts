// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createCurriculumRequestLimits = {
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
  }
} as const
