import { addAuditEntry } from '../../../db/activity/audit.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { findUser } from '../account.repository.ts';
import { isCurrentPasswordCorrect } from '../passwords/currentPassword.ts';
import { listOwnFiles, loadOwnData } from './ownData.repository.ts';
import { zipFiles, type ZippedFile } from './zipFiles.ts';

const limit = { action: 'dataExport', requests: 5, windowMs: 86_400_000 };

async function* collectFiles({ db, files, caller, clock }: SignedIn): AsyncGenerator<ZippedFile> {
  const owned = await listOwnFiles(db, caller.userId);
  const listed = owned.map(({ id, fileName, mediaType, sha256, createdOn }) => ({
    id,
    fileName,
    mediaType,
    sha256,
    createdOn,
  }));
  const data = {
    exportedOn: clock().toISOString(),
    ...(await loadOwnData(db, caller.userId)),
    documents: listed,
  };
  yield { name: 'data.json', bytes: Buffer.from(JSON.stringify(data, undefined, 2)) };
  for (const { id, fileName, storageKey } of owned) {
    const bytes = storageKey === null ? undefined : await files.get(storageKey);
    if (bytes) yield { name: `documents/${id}-${fileName}`, bytes };
  }
}

/**
 * Answers api/users/export: everything that the portal stores about the caller, as JSON and the uploaded files in one
 * archive; 404 for a wrong password. Five a day.
 */
export const dataExport: MemberHandler<'dataExport'> = async ({ currentPassword }, context) => {
  const { db, caller } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  const user = await findUser(db, caller.userId);
  if (!user || !(await isCurrentPasswordCorrect(context, user, currentPassword))) return undefined;
  await addAuditEntry(db, context, {
    action: 'EXPORT',
    remark: `data of user ${caller.userId}`,
    changedFields: [],
  });
  const bytes = zipFiles(collectFiles(context));
  return { fileName: 'my-data.zip', mediaType: 'application/zip', bytes };
};
