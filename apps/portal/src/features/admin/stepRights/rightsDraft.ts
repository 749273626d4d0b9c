import type { RoleOfRights } from '@temple-land/portal-core';

/** The rights to give to a role and to take from it. */
export interface RightsDifference {
  given: readonly string[];
  taken: readonly string[];
}

/** Returns the rights that are chosen but not held, and held but not chosen. */
export function compareRights(
  held: RoleOfRights['rights'],
  chosen: readonly string[],
): RightsDifference {
  return {
    given: chosen.filter((right) => !held.includes(right)),
    taken: held.filter((right) => !chosen.includes(right)),
  };
}

/** Returns the other roles with a right that have active officers. */
export function listOtherHolders(
  roles: readonly RoleOfRights[],
  own: RoleOfRights,
  right: string,
): RoleOfRights[] {
  return roles.filter(
    ({ roleId, rights, officers }) =>
      roleId !== own.roleId && officers > 0 && rights.includes(right),
  );
}
