import { createChallenge, type DeriveKeyFunction } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { getProofAnswer, type ProofChallenge } from '@temple-land/portal-core';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import type { Handler } from '../../handler.ts';
import { captchaLimit } from './captcha.ts';
import { saveCaptcha } from './captcha.repository.ts';

const algorithm = 'PBKDF2/SHA-256';
// One key takes about 1.5 ms on a phone of the middle class, so that the proof takes one to two seconds.
const cost = 5000;
const keyLength = 32;
const counters = { from: 600, count: 600 };

/** Returns a challenge of ALTCHA and the answer to it, which is known by one derivation of the key. */
async function createProof(counter: number) {
  let answer = '';
  const deriveAndKeep: DeriveKeyFunction = async (...input) => {
    const derived = await deriveKey(...input);
    answer = getProofAnswer(Buffer.from(derived.derivedKey).toString('hex'));
    return derived;
  };
  const options = { algorithm, cost, counter, keyLength, deriveKey: deriveAndKeep };
  const { parameters } = await createChallenge(options);
  const { nonce, salt, keyPrefix } = parameters;
  const challenge: ProofChallenge = { algorithm, nonce, salt, cost, keyLength, keyPrefix };
  return { challenge, answer };
}

/**
 * Answers commonCaptchaGenerator/challenge: a captcha that the browser answers by computing. The challenge is stored here
 * and never accepted from a client, therefore it is not signed.
 */
export const captchaChallenge: Handler<'captchaChallenge'> = async (_, context) => {
  const { db, clock, random } = context;
  await enforceRateLimit(context, captchaLimit);
  const id = random.token(24);
  const { challenge, answer } = await createProof(counters.from + random.below(counters.count));
  await saveCaptcha(db, { id, kind: 'proof', solution: answer, createdOn: clock() });
  return { status: 200, id, challenge };
};
