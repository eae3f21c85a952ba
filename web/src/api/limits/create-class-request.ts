// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createClassRequestLimits = {
  "campus_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "capacity": {
    "minimum": 0,
    "maximum": 1000,
    "integer": true
  },
  "code": {
    "minLength": 1,
    "maxLength": 40
  },
  "curriculum_id": {
    "maxLength": 64
  },
  "end_year": {
    "minimum": 1950,
    "maximum": 2200,
    "integer": true
  },
  "language": {
    "maxLength": 16
  },
  "level": {
    "minimum": 1,
    "maximum": 10,
    "integer": true
  },
  "programme": {
    "enum": [
      "certificate",
      "diploma"
    ]
  },
  "start_year": {
    "minimum": 1950,
    "maximum": 2200,
    "integer": true
  }
} as const
