import { findRepresentation } from '../../db/accounts/representations.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../handler.ts';

/**
 * Returns the caller of a call that is made for a person: the person for whom the session acts, with the representative,
 * or the caller if the session acts for nobody.
 */
export async function findPersonActedFor(db: Database, caller: Caller, now: Date): Promise<Caller> {
  const person = await findRepresentation(db, caller.tokenHash, now);
  if (!person) return caller;
  const { userId, fullName, roleId, tokenHash } = caller;
  return {
    ...caller,
    userId: person.personId,
    fullName: person.fullName,
    userType: 'CI',
    roleId: person.roleId,
    districtId: null,
    tahasilId: null,
    representative: { userId, fullName, roleId, tokenHash },
  };
}
