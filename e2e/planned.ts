import { newSession } from './people.ts'

/** Asks the API as an account does. */
export async function askAs(origin: string, account: string, campus: string) {
  const { access_token: token } = await newSession(origin, account, campus)
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  return async (path: string, body?: object, method = 'POST') => {
    const answer = await fetch(origin + path, {
      headers,
      ...(body && { method, body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
}

interface Planned {
  course: string
  session: string
  group: string
}

/** Makes a week-end from a day on in which somebody teaches a class of Nice, and publishes it. */
export async function planCourse(origin: string, day: string, teacher: string): Promise<Planned> {
  const ask = await askAs(origin, 'supervisor', 'Paris')
  const { items: campuses } = await ask('/api/campuses?page=1&page_size=200')
  const nice = campuses.find(({ name }: { name: string }) => name === 'Nice')
  const { items: classes } = await ask(`/api/classes?campus=${nice.id}&page=1&page_size=1`)
  const { items: courses } = await ask('/api/courses?sort=name&page=1&page_size=1')
  const [group, course] = [classes[0], courses[0]]
  const planning = await ask('/api/plannings', {
    ...{ number: 0, first_day: day, last_day: day, abbreviation: '', description: '', week: 0 },
    ...{ campus_ids: [], class_ids: [group.id] },
  })
  const session = { id: '', planning_id: planning.id, day, start: 540, finish: 720, place: 'Salle 3' }
  const staff = { id: '', half: 'teacher', person_id: teacher, state: 'accepted', session_ids: [] }
  const { courses: put } = await ask(`/api/plannings/${planning.id}/acts`, {
    ...{ kind: 'put', key: `journey-${planning.id}` },
    changes: [
      {
        ...{ id: '', version: 0, course_id: course.id, campus_id: nice.id, class_ids: [group.id] },
        ...{ sessions: [session], staff: [staff] },
      },
    ],
  })
  const { data: board } = await ask(`/api/plannings/${planning.id}/board`)
  await ask(`/api/plannings/${planning.id}/publish`, { board: board.board })
  return { course: course.name, session: put[0].sessions[0].id, group: group.code }
}
