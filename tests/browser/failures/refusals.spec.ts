import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { screens } from '../pages/screens.ts';
import { watchCaptcha } from '../support/sampleService.ts';
import { deleteDraft } from '../support/session.ts';
import { startSignedIn } from '../support/signIn.ts';
import { expectExactText, findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

test.describe('an answer that cannot be used', () => {
  test.beforeEach(async ({ page }) => {
    const captcha = watchCaptcha(page);
    await page.goto('/login');
    await page.getByLabel(m['login.userId'], { exact: true }).fill('9437000001');
    await page.getByLabel(m['login.password'], { exact: true }).fill('Citizen@123');
    await page.getByTestId('captcha-answer').fill(await captcha.answer());
  });

  test('with a wrong signature shows the popup and is not used', async ({ page }) => {
    await page.route('**/service/api/generatetoken', (route) =>
      route.fulfill({ json: { RESPONSE_DATA: 'e30=', RESPONSE_TOKEN: '0'.repeat(64) } }),
    );
    await findMainButton(page, m['login.button']).click();
    const popup = page.getByRole('alertdialog', { name: m['general.signatureMismatch'] });
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: m['external.ok'] }).click();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => sessionStorage.getItem('tokan'))).toBeNull();
  });

  test('or no answer at all has the message of the login', async ({ page }) => {
    await page.route('**/service/api/generatetoken', (route) => route.abort());
    await findMainButton(page, m['login.button']).click();
    await expectExactText(page, m['login.network']);
  });

  test('or one that is not JSON leaves the page unchanged', async ({ page }) => {
    await page.route('**/service/api/generatetoken', (route) =>
      route.fulfill({ body: '<html>', contentType: 'text/html' }),
    );
    await findMainButton(page, m['login.button']).click();
    await expectExactText(page, m['general.statusNotOk']);
    await expect(page.getByLabel(m['login.userId'], { exact: true })).toHaveValue('9437000001');
  });
});

test('a file of a wrong type is refused before it is sent', async ({ page }) => {
  await startSignedIn(page, 'citizen');
  await page.goto('/citizen/citizen-dashboard');
  await deleteDraft(page, 2);
  await page.goto('/website/grievance/addgrievance?kind=lease&step=1');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('saveFileToTemp')) sent.push(request.url());
  });
  await screens.find(({ name }) => name === 'apply-documents')?.prepare?.(page, 'en');
  const upload = page.getByLabel(m['document.identity']);
  await upload.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('words'),
  });
  await expectExactText(page, m['apply.document.type']);
  await upload.setInputFiles({
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  });
  await expectExactText(page, m['apply.document.size']);
  expect(sent).toEqual([]);
  await findMainButton(page, t['apply:continue']).click();
  await expectExactText(
    page,
    m['apply.document.required'].replace('{label}', m['document.khatiyan']),
  );
});

test('an officer needs a remark to reject', async ({ page }) => {
  await startSignedIn(page, 'officer');
  await page.goto('/officer/applications?type=2&stage=SUBMITTED');
  await page
    .getByRole('link', { name: `${t['officer:open']} LA/` })
    .first()
    .click();
  await page.getByLabel(t['officer:decision.reject'], { exact: true }).check();
  await findMainButton(page, t['officer:decision.submit.reject']).click();
  await expectExactText(page, m['decision.remark.required']);
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
