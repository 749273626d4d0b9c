import { expect, test, type APIRequestContext } from '@playwright/test';
import { api, messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { callService, createSession } from '../support/session.ts';
import { logInSecondAdministrator, openPage } from './twoAdministrators.ts';

const [m, t] = [messages.en, readPageCopy('en')];
const decidingRole = 6;
const rights = ['data.money.see', 'data.registers.export'];

/** Changes the rights of the deciding officers: one administrator asks, another one approves. */
async function changeRights(request: APIRequestContext, change: 'given' | 'taken') {
  const first = await createSession(request, 'admin', 'Admin@1234');
  const second = await logInSecondAdministrator(request);
  const asked = { roleId: decidingRole, given: [], taken: [], reason: 'Order of the office' };
  const save = { ...asked, [change]: rights };
  await callService(request, api.stepRightSave.path, save, first['tokan']);
  const page = { isWaiting: true, pageNumber: 1, pageSize: 10 };
  const { result } = await callService(request, api.pendingChangeList.path, page, second['tokan']);
  const { rows } = result as { rows: { id: number; kind: string }[] };
  const id = rows.find(({ kind }) => kind === 'stepRights')?.id;
  expect(id).toBeDefined();
  const { status } = await callService(
    request,
    api.pendingChangeApprove.path,
    { id },
    second['tokan'],
  );
  expect(status).toBe(200);
}

test('rights to data that are withdrawn and given again show on an open page at once', async ({
  browser,
  request,
}) => {
  const session = await createSession(request, 'deciding.puri', 'Officer@123');
  const page = await openPage(browser, session);
  let sent = 0;
  page.on('websocket', (socket) => socket.on('framesent', () => (sent += 1)));
  await page.goto('/officer/reports?report=leases');
  const rent = page.getByRole('columnheader', { name: m['report.leaseRent'] });
  const csv = page.getByRole('button', { name: t['officer:export.csv'], exact: true });
  await expect(rent).toBeVisible();
  await expect(csv).toBeVisible();
  // The session, and a subscription to each topic.
  await expect.poll(() => sent).toBeGreaterThanOrEqual(5);
  await changeRights(request, 'taken');
  try {
    await expect(rent).toBeHidden();
    await expect(csv).toBeHidden();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  } finally {
    await changeRights(request, 'given');
  }
  await expect(rent).toBeVisible();
  await expect(csv).toBeVisible();
});
