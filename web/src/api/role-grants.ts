// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const roleGrants = {
  "admin": {
    "campus": [
      "coordinator",
      "accounting",
      "secretary",
      "multimedia",
      "teacher",
      "alumni",
      "student",
      "user"
    ],
    "network": [
      "admin",
      "director",
      "supervisor",
      "librarian"
    ]
  },
  "coordinator": {
    "campus": [
      "accounting",
      "secretary",
      "multimedia",
      "teacher",
      "alumni",
      "student",
      "user"
    ],
    "network": []
  },
  "director": {
    "campus": [
      "coordinator",
      "accounting",
      "secretary",
      "multimedia",
      "teacher",
      "alumni",
      "student",
      "user"
    ],
    "network": [
      "supervisor",
      "librarian"
    ]
  },
  "secretary": {
    "campus": [
      "alumni",
      "student",
      "user"
    ],
    "network": []
  },
  "supervisor": {
    "campus": [
      "coordinator",
      "accounting",
      "secretary",
      "multimedia",
      "teacher",
      "alumni",
      "student",
      "user"
    ],
    "network": []
  }
} as const
