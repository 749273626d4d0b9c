import type { UserType } from '@temple-land/portal-core';
import type { Config } from '../../../config.ts';

/** The people of the offices; nobody asks citizens for a second factor. */
const staff: ReadonlySet<UserType> = new Set(['C', 'O', 'T', 'A']);

/** Returns whether a user without a second factor has to set one up before anything else. */
export const needsFactor = (config: Config, userType: UserType, hasFactor: boolean): boolean =>
  config.SECOND_FACTOR === 'required' && staff.has(userType) && !hasFactor;
