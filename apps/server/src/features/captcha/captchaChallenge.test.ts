import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { captchaLifeMs, getProofAnswer, type ProofChallenge } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { captchas } from '../../db/schema/account.ts';

const service = makeAppBeforeAll();

async function loadChallenge() {
  const loaded = await service.call('captchaChallenge', {});
  if (!('challenge' in loaded)) throw new Error('There is no challenge.');
  return loaded;
}

async function solve(parameters: ProofChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey });
  return getProofAnswer(solution?.derivedKey ?? '');
}

/** Loads a challenge and solves it as a browser does. */
async function prove() {
  const { id, challenge } = await loadChallenge();
  return { captchaId: id, answer: await solve(challenge) };
}

// The number is unknown: 404 means that the captcha was accepted.
const track = (captcha: { captchaId: string; answer: string }) =>
  service.call('trackStatus', { applicationType: 2, applicationNo: 'LA/0', ...captcha });
const accepted = { status: 404 };
const refused = { status: 223 };

describe('a captcha without an image', () => {
  // Requirement: UN-072
  it('accepts the computed answer in the fields of the image captcha', async () => {
    expect(await track(await prove())).toEqual(accepted);
  });

  it('accepts an answer once, also of parallel calls', async () => {
    const proof = await prove();
    const answers = await Promise.all(Array.from({ length: 5 }, () => track(proof)));
    expect(answers.filter(({ status }) => status === accepted.status)).toHaveLength(1);
    expect(await track(proof)).toEqual(refused);
  });

  it('accepts no second answer after a wrong one', async () => {
    const proof = await prove();
    expect(await track({ ...proof, answer: '0'.repeat(20) })).toEqual(refused);
    expect(await track(proof)).toEqual(refused);
  });

  it('refuses an answer after five minutes', async () => {
    const proof = await prove();
    service.clock.pass(captchaLifeMs / 60_000);
    expect(await track(proof)).toEqual(refused);
  });

  it('refuses the answer to an easier challenge', async () => {
    const { id, challenge } = await loadChallenge();
    // One digit fits a key of 16: the true answer, at counter 600 or later, is never the first that fits.
    const answer = await solve({ ...challenge, keyPrefix: challenge.keyPrefix.slice(0, 1) });
    expect(await track({ captchaId: id, answer })).toEqual(refused);
    const next = await loadChallenge();
    const cheap = await solve({
      ...next.challenge,
      cost: 1,
      keyPrefix: next.challenge.keyPrefix.slice(0, 1),
    });
    expect(await track({ captchaId: next.id, answer: cheap })).toEqual(refused);
  });

  it('refuses the answer to another challenge', async () => {
    const { answer } = await prove();
    const { id } = await loadChallenge();
    expect(await track({ captchaId: id, answer })).toEqual(refused);
    expect(await track({ captchaId: 'from-another-service', answer })).toEqual(refused);
  });

  it('does not contain its answer, which is not spoken either', async () => {
    const { id, challenge } = await loadChallenge();
    const { db } = service.deps;
    const [row] = await db.select().from(captchas).where(eq(captchas.id, id));
    expect(row?.solution).toMatch(/^[\da-f]{20}$/);
    expect(JSON.stringify(challenge)).not.toContain(row?.solution);
    const url = `/commonCaptchaGenerator/audio/${id}`;
    expect((await service.raw({ method: 'GET', url, headers: {} })).code).toBe(404);
  });

  it('asks for at least 600 keys of 5,000 rounds', async () => {
    const { challenge } = await loadChallenge();
    expect(challenge.cost).toBe(5000);
    const solution = await solveChallenge({ challenge: { parameters: challenge }, deriveKey });
    expect(solution?.counter).toBeGreaterThanOrEqual(600);
    expect(solution?.counter).toBeLessThan(1200);
  });
});
