import {
  maskEmail,
  maskLogin,
  maskNumber,
  isMasked,
  type EntityForm,
} from '@temple-land/portal-core';
import { Refused, type StoredRecord } from './store.ts';

const maskedFields = { loginId: maskLogin, mobile: maskNumber, email: maskEmail } as const;
const names = Object.keys(maskedFields) as (keyof typeof maskedFields)[];

/** Returns an account with masked number, address and, for citizens, login name. */
export const maskAccount = (row: StoredRecord): StoredRecord => ({
  ...row,
  ...Object.fromEntries(names.map((name) => [name, maskedFields[name](String(row[name]))])),
});

/** Returns the form with the stored values in place of the masked ones; throws for another masked value. */
export function restoreMaskedFields(
  form: EntityForm<'user'>,
  before: StoredRecord | undefined,
): EntityForm<'user'> {
  const restored = names
    .filter((name) => isMasked(form[name]))
    .map((name) => {
      const stored = before === undefined ? '' : String(before[name]);
      if (maskedFields[name](stored) !== form[name])
        throw new Refused({ status: 400, key: 'admin.invalid', field: name });
      return [name, stored] as const;
    });
  return { ...form, ...Object.fromEntries(restored) };
}
