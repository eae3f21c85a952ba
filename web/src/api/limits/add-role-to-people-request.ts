// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const addRoleToPeopleRequestLimits = {
  "campus_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "role": {
    "enum": [
      "coordinator",
      "accounting",
      "secretary",
      "multimedia",
      "teacher",
      "alumni",
      "student",
      "user"
    ]
  }
} as const
