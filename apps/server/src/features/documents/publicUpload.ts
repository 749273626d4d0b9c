import { eq, sql } from 'drizzle-orm';
import { entities, getFileExtension, message, type Input } from '@temple-land/portal-core';
import { addAuditEntry, listChanges } from '../../db/activity/audit.ts';
import { listTenderChanges, addCorrigendum } from '../../db/tenders/corrigenda.ts';
import type { Database } from '../../db/database.ts';
import { runOnce } from '../../db/idempotency.ts';
import { contacts } from '../../db/schema/administration.ts';
import { notices, publicFiles, tenders } from '../../db/schema/content.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { acceptFile, type AcceptedFile } from './upload.ts';

const nameBytes = 18;

type UploadTarget = Pick<Input<'adminUpload'>, 'entity' | 'id'>;

const tables = {
  tender: tenders,
  notification: notices,
  contact: contacts,
} as const satisfies Record<UploadTarget['entity'], object>;

async function findDocumentName(tx: Database, { entity, id }: UploadTarget) {
  const table = tables[entity];
  const [row] = await tx
    .select({ uploadDoc: table.uploadDoc })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  return row;
}

// The replacement of the document of a published tender is a corrigendum; the earlier document stays available.
async function addReplacementCorrigendum(
  tx: Database,
  context: SignedIn,
  id: number,
  earlier: string,
  later: string,
) {
  const [tender] = await tx.select().from(tenders).where(eq(tenders.id, id));
  const now = context.clock();
  if (!tender || tender.startDate > now) return;
  const changes = listTenderChanges({ uploadDoc: earlier }, { uploadDoc: later });
  const reason = message(context.language, 'admin.documentReplaced');
  await addCorrigendum(tx, id, reason, changes, now);
}

async function publishFile(
  target: UploadTarget,
  name: string,
  file: AcceptedFile,
  context: SignedIn,
) {
  const { entity, id } = target;
  const table = tables[entity];
  return runOnce(context, async (tx) => {
    const before = await findDocumentName(tx, target);
    if (before === undefined) return { status: 404 };
    const base64 = Buffer.from(file.bytes).toString('base64');
    await tx.insert(publicFiles).values({ name, mediaType: file.mediaType, base64 });
    const version = sql`${table.version} + 1`;
    await tx.update(table).set({ uploadDoc: name, version }).where(eq(table.id, id));
    if (entity === 'tender' && before.uploadDoc !== null) {
      await addReplacementCorrigendum(tx, context, id, before.uploadDoc, name);
    }
    const changed = listChanges(before, { uploadDoc: name });
    await addAuditEntry(tx, context, {
      action: 'UPLOAD',
      remark: `${entity} ${id}`,
      changedFields: changed,
    });
    return { status: 200 as const, result: { uploadDoc: name } };
  });
}

/**
 * Answers api/admin/{entity}/upload: publishes a document of a tender or a notice, or the photo of a contact, under a
 * random name; 404 unknown record, 413 and 415 as for every upload, 415 for a photo that is not a picture. Earlier
 * documents are kept.
 */
export const adminUpload: MemberHandler<'adminUpload'> = async (input, context) => {
  const { fileName, bytes, entity, id } = input;
  const file = await acceptFile(context, fileName, bytes);
  if ('status' in file) return file;
  const isPicture = file.mediaType.startsWith('image/');
  if (entities[entity].upload === 'photo' && !isPicture) return { status: 415 };
  const uploadDoc = `${context.random.token(nameBytes)}.${getFileExtension(fileName)}`;
  return publishFile({ entity, id }, uploadDoc, file, context);
};
