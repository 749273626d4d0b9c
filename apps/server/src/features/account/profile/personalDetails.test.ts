import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';
import { queryRows } from '../../../db/database.ts';
import { activities } from '../../../db/schema/ledger.ts';
import { loadOwnData } from '../dataExport/ownData.repository.ts';

const service = makeAppBeforeEach();
const citizen = createBeforeEach(() => service.signInAs('citizen'));

const details = {
  address: 'Plot 14, Sample Street',
  pinCode: '752001',
  nomineeName: 'Ranjan Behera',
  nomineeRelation: 'Son',
};
const none = { address: '', pinCode: '', nomineeName: '', nomineeRelation: '' };
const save = (changes: object = {}) =>
  service.call('personalDetailsSave', { ...details, ...changes }, citizen.token);
const read = (token = citizen.token) => service.result('personalDetailsRead', {}, token);

describe('the postal address and the nominee of a citizen', () => {
  it('are empty at first, are saved and changed, and are the citizen’s own', async () => {
    expect(await read()).toEqual(none);
    expect(await save()).toEqual({ status: 200 });
    expect(await save({ address: ' Plot 15 ' })).toEqual({ status: 200 });
    expect(await read()).toEqual({ ...details, address: 'Plot 15' });
    expect(await read((await service.signInAs('otherCitizen')).token)).toEqual(none);
    expect(await save(none)).toEqual({ status: 200 });
    expect(await read()).toEqual(none);
  });

  it.each([
    [{ pinCode: '75200' }, 'six digits'],
    [{ nomineeName: ' ' }, 'name of your nominee'],
    [{ nomineeRelation: '' }, 'related to you'],
  ])('are refused as %j', async (changes, words) => {
    expect(await save(changes)).toMatchObject({
      status: 400,
      message: expect.stringContaining(words),
    });
    expect(await read()).toEqual(none);
  });

  it('are encrypted, named without a value in the audit trail, and exported', async () => {
    await save();
    const rows = await queryRows<{ content: string }>(
      service.deps.db,
      sql`select content from personal_details`,
    );
    expect(rows.map(({ content }) => content.slice(0, 1))).toEqual(['~']);
    const last = (await service.deps.db.select().from(activities)).at(-1);
    expect(last?.record).toContain('nomineeName');
    expect(last?.record).not.toContain('Ranjan');
    const own = await loadOwnData(service.deps.db, citizen.userId);
    expect(own.personalDetails).toMatchObject([{ content: details }]);
  });

  it('are shown to an administrator who gives a reason', async () => {
    await save();
    const { token } = await service.signInAs('administrator');
    const asked = {
      record: 'user',
      id: citizen.userId,
      reason: 'callBack',
      note: 'A letter',
    } as const;
    expect(await service.result('contactShow', asked, token)).toMatchObject({
      address: 'Plot 14, Sample Street, 752001',
      nominee: 'Ranjan Behera, Son',
    });
  });
});
