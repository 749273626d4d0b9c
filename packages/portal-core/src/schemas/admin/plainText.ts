import * as v from 'valibot';
import { messageKey } from '../../validators/message.ts';

const isClean = (value: string) => !value.includes('\u0000') && !/\p{Surrogate}/u.test(value);

/** A text of at most some characters that can be shown. */
export const plainText = (max: number) =>
  v.pipe(
    v.string(messageKey('admin.invalid')),
    v.check(isClean, messageKey('admin.invalid')),
    v.trim(),
    v.maxLength(max, messageKey('admin.tooLong')),
  );
