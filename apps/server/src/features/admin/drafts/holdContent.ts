import { isDeepStrictEqual } from 'node:util';
import {
  formatIndianDate,
  formatNewRecordName,
  formatRecordName,
  message,
  type EntityName,
} from '@temple-land/portal-core';
import { readOfficeDetails } from '../../../db/office/officeDetails.ts';
import { readNewestVersion } from '../../../db/pages/sitePages.ts';
import { Refused, type SaveTransaction, type StoredRecord } from '../stores/store.ts';
import { askToPublish } from './askToPublish.ts';
import { saveDraft } from './draftWork.ts';
import { toDraftSource, toRecordSource, toSavedSource } from './recordFields.ts';
import { isReviewed } from './recordVersions.ts';

const newNames = 2 ** 31;

const hasAnswers = (form: StoredRecord) =>
  Array.isArray(form['answers']) && form['answers'].length > 0;

/**
 * Makes a draft of a changed notice, tender, question or contact that waits for a second administrator, where the office wants
 * two readers; undefined where the form is saved at once. Throws `Refused` with 409 while another draft exists.
 */
export async function holdContent<Name extends EntityName>(
  entity: Name,
  { tx, context, form, id, before, isRestored, approval, documentId, now }: SaveTransaction<Name>,
): Promise<'everything' | undefined> {
  if (!isReviewed(entity) || approval) return undefined;
  if ((await readOfficeDetails(tx)).details.readers !== '2') return undefined;
  const values: StoredRecord = form;
  const isChanged =
    !before ||
    !isDeepStrictEqual(
      toRecordSource(entity, before),
      toSavedSource(entity, values, before['uploadDoc']),
    );
  if (!isChanged) return undefined;
  if (hasAnswers(values))
    throw new Refused({ status: 400, key: 'content.answers', field: 'answers' });
  if (isRestored) throw new Refused({ status: 409, key: 'admin.conflict' });
  const name =
    id === undefined
      ? formatNewRecordName(entity, context.random.below(newNames))
      : formatRecordName(entity, id);
  const reviewOn = (await readNewestVersion(tx, name))?.reviewOn ?? '';
  const transaction = { tx, context };
  const draft = {
    name,
    revision: 0,
    source: toDraftSource(entity, { fields: values as never }),
    reviewOn: reviewOn > formatIndianDate(now) ? reviewOn : '',
  };
  const revision = await saveDraft(transaction, draft, documentId);
  const reason = message(context.language, 'content.form');
  await askToPublish(transaction, { name, revision, reason });
  return 'everything';
}
