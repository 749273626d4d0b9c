import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { administration } from '../../../../../tests/support/admin.ts';
import { people } from '../../../../../tests/support/people.ts';
import { createBeforeEach, makeAppBeforeEach } from '../../../../../tests/support/serviceHooks.ts';
import { raceRounds } from '../../../../../tests/support/raceRounds.ts';
import { newUser } from '../../../../../tests/support/staff.ts';
import { users } from '../../db/schema/account.ts';
import { pendingChanges } from '../../db/schema/pendingChanges.ts';

const rounds = raceRounds;
const patience = 240_000;
const reason = 'Order of the office';

const service = makeAppBeforeEach();
const admin = createBeforeEach(() => administration(service));
let tokens: Record<'asker' | 'second' | 'third', string>;
beforeEach(async () => {
  const more = (loginId: string) => newUser(service, loginId, 'A', {}, { roleId: 4 });
  tokens = {
    asker: (await service.signInAs('administrator')).token,
    second: (await more('admin.second')).token,
    third: (await more('admin.third')).token,
  };
});

async function officer() {
  const { loginId } = people.landOfficer;
  const [row] = await service.deps.db.select().from(users).where(eq(users.loginId, loginId));
  if (row === undefined) throw new Error('The officer is gone.');
  return row;
}

/** Requests another mobile number for the officer; returns the id of the change and the number. */
async function ask(round: number) {
  const mobile = `98617${String(round).padStart(5, '0')}`;
  const { id, version, loginId, fullName, userType, roleId, email, districtId } = await officer();
  const form = { id, version, loginId, fullName, userType, roleId, email, districtId };
  const input = { entity: 'user', ...form, tahasilId: null, mobile, reason };
  await service.send('adminSave', input, tokens.asker);
  const changes = await service.deps.db.select().from(pendingChanges);
  return { change: changes.find(({ state }) => state === 'waiting')?.id ?? 0, mobile };
}

const approve = (id: number, by: string) => service.call('pendingChangeApprove', { id }, by);
const statuses = async (...work: Promise<{ status: number }>[]) =>
  (await Promise.all(work)).map(({ status }) => status);

describe(`${rounds} times`, () => {
  it(
    'of two parallel approvals one applies the change',
    async () => {
      expect(admin).toBeDefined();
      for (let round = 0; round < rounds; round += 1) {
        const { change, mobile } = await ask(round);
        const { version } = await officer();
        const both = [approve(change, tokens.second), approve(change, tokens.third)];
        expect((await statuses(...both)).sort()).toEqual([200, 409]);
        expect(await officer()).toMatchObject({ mobile, version: version + 1 });
      }
    },
    patience,
  );

  it(
    'of a parallel approval and withdrawal one succeeds',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { change, mobile } = await ask(round);
        const before = await officer();
        const calls = [
          () => approve(change, tokens.second),
          () => service.call('pendingChangeWithdraw', { id: change }, tokens.asker),
        ];
        const order = round % 2 === 0 ? calls : calls.toReversed();
        const ended = await statuses(...order.map((call) => call()));
        expect(ended.toSorted()).toEqual([200, 409]);
        const isApproved = ended[round % 2] === 200;
        expect((await officer()).mobile).toBe(isApproved ? mobile : before.mobile);
      }
    },
    patience,
  );

  it(
    'of two parallel requests for one account one is stored',
    async () => {
      const { id } = await officer();
      for (let round = 0; round < rounds; round += 1) {
        const input = { userId: id, active: false, reason };
        const block = (by: string) => service.call('adminUserBlock', input, by);
        const ended = await statuses(block(tokens.second), block(tokens.third));
        expect(ended.toSorted()).toEqual([202, 409]);
        const by = ended[0] === 202 ? tokens.second : tokens.third;
        const { rows } = await service.result(
          'pendingChangeList',
          { isWaiting: true, pageNumber: 1, pageSize: 1 },
          by,
        );
        await service.call('pendingChangeWithdraw', { id: rows[0]?.id ?? 0 }, by);
      }
    },
    patience,
  );
});
