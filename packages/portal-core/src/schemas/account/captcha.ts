import * as v from 'valibot';
import { Refusal } from '../common.ts';

/** `text` is an SVG drawing of the characters, `audio` the path of a spoken version. */
export const CaptchaAnswer = v.union([
  v.object({ status: v.literal(200), id: v.string(), text: v.string(), audio: v.string() }),
  Refusal,
]);
