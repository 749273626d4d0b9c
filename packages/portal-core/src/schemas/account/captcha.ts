import * as v from 'valibot';
import { Refusal } from '../common.ts';

/** `text` is an SVG drawing of the characters, `audio` the path of a spoken version. */
export const CaptchaAnswer = v.union([
  v.object({ status: v.literal(200), id: v.string(), text: v.string(), audio: v.string() }),
  Refusal,
]);

/** What a browser has to compute for a proof of work; the names are those of ALTCHA. */
export const ProofChallenge = v.object({
  algorithm: v.literal('PBKDF2/SHA-256'),
  nonce: v.string(),
  salt: v.string(),
  cost: v.number(),
  keyLength: v.number(),
  keyPrefix: v.string(),
});
export type ProofChallenge = v.InferOutput<typeof ProofChallenge>;

/** A captcha without an image: its answer is the end of the key that the challenge asks for. */
export const CaptchaChallengeAnswer = v.union([
  v.object({ status: v.literal(200), id: v.string(), challenge: ProofChallenge }),
  Refusal,
]);
