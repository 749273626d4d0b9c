/** A person as the activity records name them. */
export interface Person {
  userId: number;
  roleId: number;
  fullName: string;
  tokenHash: string;
}

/** A caller, and who makes the call in the caller's place, as a counter operator or helper does. */
export type CallerOrRepresentative = Person & { representative?: Person };

/** The columns that name who acted, in the rows of a history. */
export interface ActorColumns {
  byName: string;
  byUserId: number;
}

/** Returns who makes a call: the representative, otherwise the caller. */
export const getActingPerson = (caller: CallerOrRepresentative): Person =>
  caller.representative ?? caller;

/** Returns the columns that name who makes a call. */
export function nameActor(caller: CallerOrRepresentative): ActorColumns {
  const { fullName, userId } = getActingPerson(caller);
  return { byName: fullName, byUserId: userId };
}
