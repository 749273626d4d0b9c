import { message } from '@temple-land/portal-core';
import { Refused } from '../../approvals/refused.ts';
import { requestApproval } from '../../approvals/requestApproval.ts';
import { readPublication } from '../../db/office/publication.ts';
import { canOpenPortal } from '../../db/office/publicationNeeds.ts';
import type { MemberHandler } from '../../handler.ts';

/**
 * Answers api/admin/setup/publication: asks a second administrator to open the portal to the public, or to close it.
 * 202; 409 when it is so already, when it is not ready to be opened, or when another such change waits.
 */
export const publicationAsk: MemberHandler<'publicationAsk'> = async (request, context) => {
  const { isPublic, reason } = request;
  try {
    await context.db.transaction(async (tx) => {
      const present = await readPublication(tx);
      if (present === isPublic) throw new Refused({ status: 409, key: 'change.outdated' });
      if (isPublic && !(await canOpenPortal(tx)))
        throw new Refused({ status: 409, key: 'publication.notReady' });
      await requestApproval(
        { tx, context },
        {
          kind: 'publication',
          userId: null,
          before: { isPublic: present ? 1 : 0 },
          after: { isPublic: isPublic ? 1 : 0 },
          reason,
        },
      );
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { status: 409, message: message(context.language, error.fault.key) };
  }
  return { status: 202, isWaiting: true };
};
