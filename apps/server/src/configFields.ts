import * as v from 'valibot';

/** A text; `fallback` without one. */
export const optionalText = (fallback: string) => v.optional(v.string(), fallback);
/** One of some words. */
export const optionalChoice = <const Options extends readonly [string, ...string[]]>(
  options: Options,
) => v.picklist(options, `is ${options.join(' or ')}`);
/** A whole number from 1 to `most`. */
export const positiveInteger = (fallback: string, most: number) =>
  v.pipe(
    optionalText(fallback),
    v.regex(/^\d{1,9}$/, `is a whole number from 1 to ${most}`),
    v.transform(Number),
    v.minValue(1, `is a whole number from 1 to ${most}`),
    v.maxValue(most, `is a whole number from 1 to ${most}`),
  );
/** A web address, or none. */
export const Address = v.pipe(
  optionalText(''),
  v.check(
    (text) => text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
    'is not a web address',
  ),
);
/** Texts separated by commas. */
export const list = v.pipe(
  optionalText(''),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
);
/** The origin of a web address, or none. */
export const Origin = v.pipe(
  Address,
  v.transform((text) => (URL.canParse(text) ? new URL(text).origin : '')),
);

/** The hour of a day. */
export const hourOfDay = (fallback: string) =>
  v.pipe(
    optionalText(fallback),
    v.regex(/^(\d|1\d|2[0-3])$/, 'is an hour from 0 to 23'),
    v.transform(Number),
  );

/** Public keys of age, separated by commas. */
export const ageRecipients = v.pipe(
  list,
  v.check(
    (recipients) => recipients.every((text) => /^age1[a-z\d]{58}$/.test(text)),
    'is not a list of public keys of age, such as age1…',
  ),
);

/** The body of a request to a message gateway: JSON, or the fields of a form. */
export const smsBody = v.pipe(
  optionalText('{"to":"{to}","text":"{text}"}'),
  v.check(
    (body) => ['{to}', '{text}'].every((place) => body.includes(place)),
    'must have the places {to} and {text}',
  ),
);

/** Where uploaded files are: in a folder, or in the bucket of an S3-compatible store. */
export const fileStoreFields = {
  FILES_STORE: v.optional(optionalChoice(['disk', 's3']), 'disk'),
  FILES_DIR: optionalText(''),
  S3_URL: Address,
  S3_REGION: optionalText('us-east-1'),
  S3_ACCESS_KEY: optionalText(''),
  S3_SECRET_KEY: optionalText(''),
};
