import { and, eq, ne } from 'drizzle-orm';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import type { Database } from '../../../db/database.ts';
import { documents } from '../../../db/schema/documents.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { attachToProfile } from './nameChange.ts';

/** Deletes the photos of a user except one; returns the keys of their files. */
async function deletePhotos(tx: Database, userId: number, keptId = 0): Promise<string[]> {
  const rows = await tx
    .delete(documents)
    .where(
      and(
        eq(documents.ownerId, userId),
        eq(documents.profilePart, 'photo'),
        ne(documents.id, keptId),
      ),
    )
    .returning({ key: documents.storageKey });
  return rows.flatMap(({ key }) => (key === null ? [] : [key]));
}

const recordPhoto = (tx: Database, context: SignedIn, value: string) =>
  addAuditEntry(tx, context, {
    action: 'UPDATE',
    remark: `photo of user ${context.caller.userId}`,
    changedFields: [{ label: 'photo', value }],
  });

/** Answers api/users/photo/save: an uploaded picture becomes the caller's photo; 400 for any other file. */
export const photoSave: MemberHandler<'photoSave'> = async ({ tempId }, context) => {
  const { db, files, caller } = context;
  const isPicture = and(
    eq(documents.tempId, tempId),
    eq(documents.ownerId, caller.userId),
    ne(documents.mediaType, 'application/pdf'),
  );
  const unused = await db.transaction(async (tx) => {
    if ((await tx.$count(documents, isPicture)) === 0) return undefined;
    const id = await attachToProfile(tx, context, tempId, 'photo');
    if (id === undefined) return undefined;
    await recordPhoto(tx, context, 'saved');
    return deletePhotos(tx, caller.userId, id);
  });
  if (unused === undefined) return { status: 400 };
  for (const key of unused) await files.remove(key);
  return { status: 200 };
};

/** Answers api/users/photo/remove: deletes the caller's photo; 200 also without one. */
export const photoRemove: MemberHandler<'photoRemove'> = async (_, context) => {
  const { db, files, caller } = context;
  const unused = await db.transaction(async (tx) => {
    const keys = await deletePhotos(tx, caller.userId);
    if (keys.length > 0) await recordPhoto(tx, context, 'removed');
    return keys;
  });
  for (const key of unused) await files.remove(key);
  return { status: 200 };
};
