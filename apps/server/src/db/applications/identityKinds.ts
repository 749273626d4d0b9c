import { inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { documentKinds } from '../schema/documentKinds.ts';

/** The codes of the kinds of documents that show who a person is, or where the person lives. */
const identityCodes = ['identity', 'addressProof'];

/** The ids of the kinds of documents that show who a person is, which are watermarked and erased with the account. */
export const selectIdentityKinds = (db: Database) =>
  db
    .select({ id: documentKinds.id })
    .from(documentKinds)
    .where(inArray(documentKinds.code, identityCodes));
