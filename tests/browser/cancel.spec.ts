import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { expectNoFindings, expectNoSidewaysScroll, watchConsole } from './audit.ts';
import { pageCopy } from './pageCopy.ts';
import { callService, httpSession, startWith, type StoredSession } from './session.ts';

const t = pageCopy('en');
const m = messages.en;

let session: StoredSession;
test.beforeEach(async ({ context, request }) => {
  session = await httpSession(request, '9437000001', 'Citizen@123');
  await startWith(context, session);
});

const withNumber = (text: string, number: string) => text.replace('{number}', number);

test('an own application is read, its receipt fetched and it is cancelled, by keyboard alone', async ({
  page,
}) => {
  const places = { method: 'Land_plotServiceImpl/fillselDistrictNameList' };
  const listOf = async (input: object) =>
    (await callService(page.request, 'fillDropDown', input))['result'] as Record<string, number>[];
  const districtCode = (await listOf(places))[0]?.['district_id'];
  const tahasils = {
    method: 'Land_plotServiceImpl/fillselTehsilNameList',
    district_id: districtCode,
  };
  const tahasilCode = (await listOf(tahasils))[0]?.['tehsil_id'];
  const mouzas = { method: 'Land_plotServiceImpl/fillselMouzaList', tehsil_id: tahasilCode };
  const villageCode = (await listOf(mouzas))[0]?.['mouza_id'];
  const saved = await callService(
    page.request,
    'grievance/addgrievance',
    { districtCode, tahasilCode, villageCode, description: 'A wall across the path.' },
    session['tokan'],
  );
  const number = (saved['result'] as { tokenNo: string }).tokenNo;

  const lines = watchConsole(page);
  await page.goto('/citizen/applications');
  await page.getByRole('link', { name: `${t['citizen.view']} ${number}` }).press('Enter');
  const details = page.getByRole('dialog', { name: number });
  await expect(details).toBeVisible();
  const paper = page.waitForEvent('download');
  await details.getByRole('button', { name: t['citizen.papers.receipt'] }).press('Enter');
  expect((await paper).suggestedFilename()).toBe(`receipt-${number.replaceAll('/', '-')}.pdf`);

  const opener = details.getByRole('button', { name: t['citizen.cancel'], exact: true });
  await opener.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(withNumber(t['citizen.cancel.text'], number));
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const confirm = question.getByRole('button', { name: t['citizen.cancel'], exact: true });
  await confirm.press('Enter');
  await expect(question.getByText(m['decision.remark.required'])).toBeVisible();
  await expectNoFindings(page, 'a cancel without a reason');
  await question.getByLabel(t['application.remark']).focus();
  await page.keyboard.type('The wall is gone.');
  await confirm.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText(withNumber(m['notice.cancelled'], number)).first()).toBeAttached();
  await expect(opener).toBeHidden();
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
  await expect.poll(focused).not.toBe('BODY');
  await expectNoFindings(page, 'a cancelled application');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'a cancelled application at 320 px');
  expect(lines).toEqual([]);
});
