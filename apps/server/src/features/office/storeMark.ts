import { markMaxBytes, markMaxPixels } from '@temple-land/portal-core';
import type { RequestTransaction } from '../../approvals/change.ts';
import { Refused } from '../../approvals/refused.ts';
import { findUploadedPng, saveMark } from '../../db/office/officeMarks.ts';

const markMinPixels = 64;
/** Where a PNG has its width and height. */
const sizeOffsets = [16, 20] as const;

function isMark(picture: Uint8Array): boolean {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  const sides = sizeOffsets.map((offset) => view.getUint32(offset));
  return (
    picture.length <= markMaxBytes &&
    sides.every((side) => side >= markMinPixels && side <= markMaxPixels)
  );
}

/**
 * Stores a PNG that the caller has uploaded, which was sanitised then, as a mark and returns its hash; throws `Refused`
 * if there is none or it is too small or too large.
 */
export async function storeMark({ tx, context }: RequestTransaction, tempId: string) {
  const { caller, clock, files } = context;
  const key = await findUploadedPng(tx, { tempId, ownerId: caller.userId, now: clock() });
  const picture = key === undefined ? undefined : await files.get(key);
  if (picture === undefined || !isMark(picture))
    throw new Refused({ status: 400, key: 'office.mark' });
  return saveMark(tx, picture, clock());
}
