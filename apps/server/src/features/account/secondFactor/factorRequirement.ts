import type { UserType } from '@temple-land/portal-core';
import type { Config } from '../../../config.ts';

/** The user types that need a second factor; citizens do not. */
const staff: ReadonlySet<UserType> = new Set(['C', 'O', 'T', 'A']);

/** Returns whether a user must set up a second factor before any other call. */
export const needsFactor = (config: Config, userType: UserType, hasFactor: boolean): boolean =>
  config.SECOND_FACTOR === 'required' && staff.has(userType) && !hasFactor;
