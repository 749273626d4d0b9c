import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testStart } from '../../../../../tests/support/clock.ts';
import { importConfig, importFiles } from '../../../../../tests/support/landFiles/importFiles.ts';
import { logIn } from '../../../../../tests/support/login.ts';
import { people } from '../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../tests/support/serviceHooks.ts';
import { createTextFolder } from '../../../../../tests/support/textFolder.ts';
import { users } from '../../db/schema/account.ts';
import { undoBatch, UndoRefused } from './batches/undoBatch.ts';
import { exportRecords } from './exports/exportRecords.ts';

const service = makeAppBeforeEach();
const { folder, write } = createTextFolder();

const officerHeadings = 'user_id,name,designation,role,district,tahasil,mobile,email';
const officers = write(
  'officers.csv',
  officerHeadings,
  'kshetra.nayak,Kshetra Nayak,Revenue inspector,Tahasil officer,,Puri Sadar,9438111001,k@example.org',
  'lata.dash,Lata Dash,Additional tahasildar,land officer,Puri,,9438111002,',
);
const citizens = write('citizens.csv', 'name,mobile', 'Minati Sahu,9438111003');
const password = 'Bargad@2026';

const importUsers = async (paths: readonly string[], userId?: number) =>
  importFiles(service.deps, paths, userId === undefined ? {} : { userId });

const findAdded = () =>
  service.deps.db
    .select()
    .from(users)
    .where(inArray(users.fullName, ['Kshetra Nayak', 'Lata Dash', 'Minati Sahu']))
    .orderBy(users.fullName);

async function setPassword(mobileNo: string) {
  await service.call('forgotSend', { mobileNo });
  await service.call('forgotMatch', { mobileNo, otp: service.sms.codeOf(mobileNo) });
  const form = { mobileNo, newPassword: password, confirmPassword: password };
  await service.call('forgotSet', { ...form, ...(await service.captcha()) });
}

describe('officers and citizens of an import', () => {
  it('set their passwords by a code, and the same file twice changes nothing', async () => {
    const { userId } = await service.signInAs('administrator');
    const result = await importUsers([officers, citizens], userId);
    expect(result).toMatchObject({
      faults: [],
      counts: { officer: { added: 2 }, citizen: { added: 1 } },
    });
    expect(await findAdded()).toMatchObject([
      {
        loginId: 'kshetra.nayak',
        designation: 'Revenue inspector',
        userType: 'T',
        roleType: 'Tahasil officer',
        mobile: '9438111001',
        email: 'k@example.org',
        passwordHash: '',
        isFirstLogin: 1,
        isBlocked: 0,
      },
      { loginId: 'lata.dash', userType: 'O', tahasilId: null },
      { loginId: '9438111003', userType: 'CI', roleType: 'Citizen', mobile: '9438111003' },
    ]);
    const again = await importUsers([officers, citizens], userId);
    expect(again).toMatchObject({ counts: { officer: { unchanged: 2 } } });
    expect(again.batchId).toBeUndefined();
    for (const [mobile, login] of [
      ['9438111001', 'kshetra.nayak'],
      ['9438111003', '9438111003'],
    ] as const) {
      expect(await logIn(service, login, '')).not.toMatchObject({ status: 200 });
      await setPassword(mobile);
      expect(await logIn(service, login, password)).toMatchObject({ status: 200 });
    }
    const undo = { operator: 'operator', now: testStart };
    await expect(
      undoBatch(service.deps.db, importConfig, result.batchId ?? 0, undo),
    ).rejects.toThrow(UndoRefused);
  });

  it('by command get no rights: officers are blocked, and an undo deletes all', async () => {
    const { batchId = 0 } = await importUsers([officers, citizens]);
    expect((await findAdded()).map(({ isBlocked }) => isBlocked)).toEqual([1, 1, 0]);
    await undoBatch(service.deps.db, importConfig, batchId, {
      operator: 'operator',
      now: testStart,
    });
    expect(await findAdded()).toEqual([]);
  });

  it('have faults at their cells', async () => {
    const { loginId } = people.citizen;
    await importUsers([officers], (await service.signInAs('administrator')).userId);
    const faulty = write(
      'faulty.csv',
      officerHeadings,
      `Upper,A1,,Chief cook,Nowhere,,12345,at`,
      `one.more,One More,,Tahasil officer,Puri,,${loginId},`,
      `two.more,Two More,,Administrator,,Puri Sadar,9438111009,`,
      `two.more,Two More,,Auditor,,,9438111009,`,
      `lata.dash,Lata Das,Additional tahasildar,Land officer,Puri,,9438111002,`,
    );
    const { faults } = await importUsers([faulty]);
    expect(faults.map(({ row, field, kind }) => `${row} ${field} ${kind}`)).toEqual([
      '2 loginId badShape',
      '2 fullName badShape',
      '2 role unknownRecord',
      '2 district unknownPlace',
      '2 mobile badShape',
      '2 email badShape',
      '3 tahasil needed',
      '3 mobile taken',
      '4 role unknownRecord',
      '5 loginId duplicate',
      '5 mobile duplicate',
      '6 fullName differs',
    ]);
    expect(await findAdded()).toHaveLength(2);
  });

  it.each(['csv', 'xlsx'] as const)(
    'are exported as an import of %s takes them',
    async (format) => {
      await importUsers([officers, citizens], (await service.signInAs('administrator')).userId);
      const path = join(folder, `export-${format}`);
      mkdirSync(path);
      const { db } = service.deps;
      const counts = await exportRecords(db, {
        format,
        path,
        entities: ['officer', 'citizen'],
      });
      const files = ['officers', 'citizens'].map((name) => join(path, `${name}.${format}`));
      if (format === 'csv')
        expect(readFileSync(files[0] ?? '', 'utf8')).toContain(
          'kshetra.nayak,Kshetra Nayak,Revenue inspector,Tahasil officer,Puri,Puri Sadar,9438111001,k@example.org',
        );
      const again = await importUsers(files);
      expect(again.faults).toEqual([]);
      expect(again.counts).toMatchObject({
        officer: { added: 0, changed: 0, unchanged: counts['officers'] },
        citizen: { added: 0, changed: 0, unchanged: counts['citizens'] },
      });
    },
  );
});
