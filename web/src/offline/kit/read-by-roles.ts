import { isGone } from '@/offline/is-gone'
import { dropCopy, findCopy, findRows, keepCopy } from '@/offline/kept-sheets'
import type { AnyKind, SheetId, SheetKinds } from '@/offline/sheet-kind'
import { type SessionUser, useSession } from '@/session/session-store'

const kind = 'roles'
const place: SheetId = { agendaCourseId: 'own', classId: 'own' }

// What decides how much of a sheet somebody reads.
export const rolesOf = ({ organization_id, role }: SessionUser) => JSON.stringify([organization_id, ...role])

/**
 * Who has other roles than when a sheet was kept may read less of it, or nothing: whatever is kept is asked for again,
 * once, whether it is of a kit or was taken along by itself. Where the line breaks it is done next time.
 */
export async function readByRoles(kinds: SheetKinds): Promise<void> {
  const { user } = useSession.getState()
  if (!user) return
  const roles = rolesOf(user)
  const sheets = async () => (await findRows()).filter((row) => row.kind in kinds)
  const known = await findCopy<string>(kind, place)
  const here = await sheets()
  if (here.length > 0 && known?.data === roles) return
  for (const { kind: name, ...id } of here) {
    const of = await kinds[name]?.()
    if (of) await readAgain(of, id)
  }
  // Who has nothing here any more leaves nothing of himself, either.
  if ((await sheets()).length > 0) await keepCopy(kind, place, { mark: '', data: roles, at: Date.now() })
  else if (known) await dropCopy(kind, place)
}

// The mark says what the copy was read with: where nothing changed, nothing comes. What was dropped meanwhile stays so.
async function readAgain(of: AnyKind, id: SheetId): Promise<void> {
  const copy = await findCopy(of.name, id)
  if (!copy) return
  try {
    const { mark, data } = await of.read(id, copy.mark)
    if (data === undefined || !(await findCopy(of.name, id))) return
    await keepCopy(of.name, id, { mark, data, at: Date.now() })
  } catch (error) {
    if (!isGone(error)) throw error
    await dropCopy(of.name, id)
  }
}
