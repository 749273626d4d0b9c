import { beforeEach, describe, expect, it } from 'vitest';
import { restartWith } from '../../../../../tests/support/keys.ts';
import { loadSamplePlaces, applyFor } from '../../../../../tests/support/landApplication.ts';
import { createBeforeEach, makeAppBeforeEach } from '../../../../../tests/support/serviceHooks.ts';
import { checkChain } from '../../db/activity/checkChain.ts';
import { getCurrentKey } from '../../ports/signingKeys.ts';
import { buildCheckCode, buildVersion1CheckCode, type Attestation } from './checkCode.ts';

const [first, second, third] = [
  'first-key-of-24-letters',
  'second-key-of-24-letters',
  'third-key-of-24-letters',
];
const mobileno = '9438000777';

const service = makeAppBeforeEach({ CODE_KEY: first });
const citizen = createBeforeEach(() => service.signInAs('citizen'));
let attestation: Attestation;
beforeEach(async () => {
  const [place] = await loadSamplePlaces(service);
  if (place === undefined) throw new Error('The sample has no plot.');
  const made = await applyFor(service, citizen, { ...place, plotCode: '' });
  const { createdOn } = await service.result('applyLandDraft', made, citizen.token);
  const issued = { number: made.applicationNo, issuedOn: new Date(createdOn) };
  attestation = { kind: 'receipt', ...issued, substance: '', decision: '' };
});

const printedCode = () => buildCheckCode(service.deps.config, attestation);
const check = async (checksum: string) =>
  (await service.call('verifyDocument', { number: attestation.number, checksum })).status;
const signOut = async () => {
  const { token } = await service.signInAs('citizen');
  await service.call('logout', {}, token);
};
const rotate = (CODE_KEY: string, ...accepted: string[]) =>
  restartWith(service, { CODE_KEY, CODE_KEYS_ACCEPTED: accepted.join(',') });

describe('a new CODE_KEY', () => {
  it('keeps the check codes valid that were printed under earlier keys', async () => {
    const printed = [
      printedCode(),
      buildVersion1CheckCode(getCurrentKey(service.deps.config), attestation),
    ];
    await rotate(second, first);
    printed.push(printedCode());
    await rotate(third, second, first);
    printed.push(printedCode());
    expect(new Set(printed).size).toBe(4);
    for (const code of printed) expect(await check(code)).toBe(200);
  });

  it('answers 410 to a code whose key is no longer configured, and 404 to a forged one', async () => {
    const printed = printedCode();
    const unnamed = buildVersion1CheckCode(getCurrentKey(service.deps.config), attestation);
    await rotate(second, first);
    await rotate(second);
    expect(await check(printed)).toBe(410);
    expect(await check(unnamed)).toBe(410);
    expect(await check(printedCode())).toBe(200);
    const forged = printedCode().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await check(forged)).toBe(404);
    expect(await check(printed.replace(/^(.).../, '$1ZZZ'))).toBe(404);
  });

  it('keeps sessions and one-time codes valid', async () => {
    await service.call('sendRegOtp', { mobileno });
    await rotate(second, first);
    const otp = service.sms.codeOf(mobileno);
    expect((await service.call('verifyRegOtp', { mobileno, otp })).status).toBe(200);
    expect((await service.call('currentUser', {}, citizen.token)).status).toBe(200);
  });

  it('refuses a one-time code whose key is no longer accepted', async () => {
    await service.call('sendRegOtp', { mobileno });
    await rotate(second, first);
    await rotate(second);
    const otp = service.sms.codeOf(mobileno);
    expect((await service.call('verifyRegOtp', { mobileno, otp })).status).toBe(500);
  });

  it('keeps the activity chain valid', async () => {
    const verdict = () => checkChain(service.deps.db, service.deps.config);
    await signOut();
    await rotate(second, first);
    await signOut();
    await rotate(third, second, first);
    expect(await verdict()).toMatchObject({ isWhole: true });
    await signOut();
    expect(await verdict()).toMatchObject({ isWhole: true });
    await rotate(third, second);
    expect(await verdict()).toEqual({ isWhole: false, place: 1, fault: 'uncheckable' });
  });

  it('is refused while the key of the chain is not accepted, unless the chain is given up', async () => {
    await signOut();
    const { id } = getCurrentKey(service.deps.config);
    await expect(rotate(second)).rejects.toThrow(`the key with the id ${id}`);
    await restartWith(service, { CODE_KEY: second, CODE_KEYS_LOST: id });
    await signOut();
    expect(await checkChain(service.deps.db, service.deps.config)).toEqual({
      isWhole: false,
      place: 1,
      fault: 'uncheckable',
    });
  });
});
