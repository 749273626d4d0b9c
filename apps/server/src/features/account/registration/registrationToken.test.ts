import { describe, expect, it } from 'vitest';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';

const mobileno = '9438000777';

const service = makeAppBeforeAll();

const codeOf = async (ticket?: string) => (await service.send('registrationAuth', {}, ticket)).code;

describe('the ticket of a registration', () => {
  // Requirements: CA-021, UN-118
  it('allows its own call for ten minutes', async () => {
    const ticket = await service.result('registrationToken', { mobileno });
    expect(await service.call('registrationAuth', {}, ticket)).toEqual({ status: 200 });
    service.clock.pass(9.9);
    expect(await codeOf(ticket)).toBe(200);
    service.clock.pass(0.1);
    expect(await codeOf(ticket)).toBe(401);
  });

  it('is not a session, and a session is not a ticket', async () => {
    const ticket = await service.result('registrationToken', { mobileno });
    const { token } = await service.signInAs('citizen');
    expect((await service.send('currentUser', {}, ticket)).code).toBe(401);
    expect(await codeOf(token)).toBe(401);
    expect(await codeOf()).toBe(401);
  });

  // Requirement: CA-020
  it('is issued for a mobile number only', async () => {
    for (const number of ['5438000777', '943800077', '']) {
      expect(await service.call('registrationToken', { mobileno: number })).toEqual({
        status: 400,
      });
    }
  });
});
