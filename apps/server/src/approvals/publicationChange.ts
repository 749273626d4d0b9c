import { canOpenPortal } from '../db/office/publicationNeeds.ts';
import { readPublication } from '../db/office/publication.ts';
import { publications } from '../db/schema/publications.ts';
import type { ChangeKind } from './change.ts';
import { Refused } from './refused.ts';

/** Opens the portal to the public, or closes it: `isPublic` is 1 or 0. */
export const publicationChange: ChangeKind = {
  readPresent: async (tx) => ({ isPublic: (await readPublication(tx)) ? 1 : 0 }),
  apply: async ({ tx, context }, { after, reason, askedBy }) => {
    const isPublic = after['isPublic'] === 1;
    if (isPublic && !(await canOpenPortal(tx)))
      throw new Refused({ status: 409, key: 'publication.notReady' });
    await tx.insert(publications).values({
      isPublic,
      changedOn: context.clock(),
      reason,
      askedBy,
      approvedBy: context.caller.userId,
    });
  },
};
