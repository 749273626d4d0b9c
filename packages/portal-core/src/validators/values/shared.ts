import * as v from 'valibot';
import type { MessageKey } from '../../messages/en.ts';
import { characterCount } from './characters.ts';
import { messageKey } from '../message.ts';
import { citizenMobile } from './mobile.ts';

/** A text that is not blank, with the message of its field (spec 5, Shared validator rules). */
export const notBlank = (key: MessageKey) =>
  v.pipe(
    v.string(),
    v.check((value) => value.trim() !== '', messageKey(key)),
  );

/** A trimmed text that is not blank, with the message of its field. */
export const requiredLine = (key: MessageKey) => v.pipe(notBlank(key), v.trim());

/** At most `most` characters; the message names the field and the limit: {label}, {n}. */
export const atMost = (most: number) =>
  v.pipe(
    v.string(),
    v.check((value) => characterCount(value) <= most, messageKey('shared.maxLength')),
  );

/** At least `least` characters, with the message of its field. */
export const minCharacters = (least: number, key: MessageKey) =>
  v.pipe(
    v.string(),
    v.check((value) => characterCount(value) >= least, messageKey(key)),
  );

/** A mobile number by the general check: ten digits starting with 6 to 9. */
export const GeneralMobile = v.pipe(
  v.string(),
  v.regex(citizenMobile, messageKey('shared.mobile')),
);

/** A text without white space. */
export const NoSpaces = v.pipe(v.string(), v.regex(/^\S*$/, messageKey('shared.space')));

/** A selected value, neither empty nor the placeholder 0, with the message of its field. */
export const chosen = (key: MessageKey) =>
  v.pipe(
    v.string(),
    v.check((value) => value !== '' && value !== '0', messageKey(key)),
  );

/** A selected value with the general message, which names the field: {label}. */
export const SelectedValue = chosen('shared.select');

const webAddress =
  /^https?:\/\/(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/;

/** The address of a web page: http or https, a host with a dot, no space. */
export const WebAddress = v.pipe(v.string(), v.regex(webAddress, messageKey('shared.url')));
