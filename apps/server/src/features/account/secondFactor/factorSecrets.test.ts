import { expect, it } from 'vitest';
import { addApp, addPasskey } from '../../../../../../tests/support/factors.ts';
import { logInAs } from '../../../../../../tests/support/login.ts';
import { collectLog } from '../../../../../../tests/support/serviceLog.ts';
import { makeApp } from '../../../../../../tests/support/makeApp.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { activities } from '../../../db/schema/ledger.ts';

const person = 'landOfficer';
const { password } = people[person];

it('no key, code or recovery code, valid or not, is in the log or the audit trail', async () => {
  const service = await makeApp({ LOG_LEVEL: 'info' });
  const log = collectLog(service);
  const { token } = await service.signInAs(person);
  const app = await addApp(service, token);
  await addPasskey(service, token);
  const [recoveryCode = ''] = app.recoveryCodes;
  await logInAs(service, person);
  await service.call('secondStep', { kind: 'totp', code: '918273' });
  await service.call('secondStep', { kind: 'recovery', code: 'WRONG-CODE-7777' });
  const code = app.code();
  const answer = await service.call('secondStep', { kind: 'totp', code });
  const opened = 'result' in answer ? answer.result : '';
  await service.call('factorConfirm', { kind: 'recovery', code: recoveryCode }, opened);
  const { recoveryCodes } = await service.result('recoveryCodesRenew', {}, opened);
  const { factors } = await service.result('factorList', {}, opened);
  await service.call('factorRemove', { id: factors[0]?.id ?? 0 }, opened);
  const records = await service.deps.db.select().from(activities);
  const written = log.join('\n') + records.map(({ record }) => record).join('\n');
  for (const event of ['second factor refused', 'second factor added', 'recovery code used'])
    expect(written).toContain(event);
  expect(written).toContain('second factor totp added by user');
  const secrets = [app.key, code, '918273', 'WRONG-CODE-7777', password, opened];
  for (const secret of [...secrets, ...app.recoveryCodes, ...recoveryCodes])
    expect(written).not.toContain(secret);
  await service.close();
});
