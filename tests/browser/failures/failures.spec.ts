import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall, type Replacement } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { getSentCode, watchCaptcha } from '../support/sampleService.ts';
import {
  createCitizen,
  createMobile,
  registerCitizen,
  createSession,
  startWithSession,
} from '../support/session.ts';
import { expectFieldError, expectLiveText, findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');
const refused: Replacement = { answer: { status: 599 } };

/** Types the code sent to a number into its dialog and confirms it. */
async function typeSentCode(page: Page, mobile: string) {
  const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(t['account:otp.label']).fill(await getSentCode(page.request, mobile));
  await dialog.getByRole('button', { name: m['otp.verify'], exact: true }).click();
}

/** Presses Verify beside a number and types the code that was sent to it. */
async function verifyNumber(page: Page, mobile: string) {
  const verify = findMainButton(page, m['registration.verify']);
  await verify.click();
  await typeSentCode(page, mobile);
  await expect(verify).toHaveCount(0);
}

// Requirements: ER-014
test('the bell shows its failure in its panel with a retry, and not in a popup', async ({
  page,
  context,
}) => {
  await startWithSession(context, await createSession(page.request, '9437000001', 'Citizen@123'));
  const list = await watchCall(page, 'notificationDetails/showNotification');
  list.replacement = 'a forged answer';
  await page.goto('/citizen/applications');
  await page.getByRole('button', { name: new RegExp(`^${t['common:bell.title']}`) }).click();
  await expectLiveText(page, t['common:bell.title'] + m['general.signatureMismatch']);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  list.replacement = undefined;
  await page.getByRole('button', { name: t['common:application.retry'] }).first().click();
  await expect(page.getByText(m['general.signatureMismatch'])).toHaveCount(0);
});

// Requirements: UN-066, ER-066
for (const [what, call, path] of [
  ['a download', 'land/receipt', '/citizen/applications'],
  ['an upload', 'saveFileToTemp', '/website/grievance/addgrievance?for=illegitimate'],
] as const) {
  test(`${what} with an expired bearer leads to the login like any other call`, async ({
    page,
    context,
  }) => {
    await startWithSession(context, await createSession(page.request, '9437000001', 'Citizen@123'));
    await page.route(`**/service/${call}`, (route) =>
      route.fulfill({ status: 401, json: { status: 429 } }),
    );
    await page.goto(path);
    if (what === 'a download') {
      await page
        .getByRole('link', { name: new RegExp(`^${t['common:citizen.view']}`) })
        .first()
        .click();
      await page.getByRole('button', { name: t['citizen:papers.receipt'] }).click();
    } else {
      await page.getByLabel(t['apply:report.photos']).setInputFiles({
        name: 'card.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4'),
      });
    }
    await expect(page).toHaveURL(/\/login$/);
    await expectLiveText(page, m['login.tokenExpired']);
    expect(await page.evaluate(() => sessionStorage.getItem('tokan'))).toBeNull();
  });
}

// Requirements: ER-037, UN-113
test('an expired verification is repeated without a reload at the registration', async ({
  page,
}) => {
  const mobile = createMobile();
  const captcha = watchCaptcha(page);
  await page.goto('/registration');
  await page.getByLabel(m['registration.name'], { exact: true }).fill('Kuni Barik');
  await page.getByLabel(m['registration.mobile'], { exact: true }).fill(mobile);
  await verifyNumber(page, mobile);
  for (const label of [m['login.password'], m['registration.confirm']]) {
    await page.getByLabel(label, { exact: true }).fill('Kalinga@77');
  }
  await page.getByTestId('captcha-answer').fill(await captcha.answer());
  // The verification is bound to a cookie, so deleting it expires the verification.
  await page.context().clearCookies();
  await findMainButton(page, m['registration.button']).click();
  await expectLiveText(page, m['registration.failed']);
  await expectFieldError(
    page.getByLabel(m['registration.mobile'], { exact: true }),
    m['registration.mobile.unverified'],
  );
  await verifyNumber(page, mobile);
  await page.getByTestId('captcha-answer').fill(await captcha.answer());
  await findMainButton(page, m['registration.button']).click();
  await expect(page).toHaveURL(/\/login$/);
});

// Requirements: UN-113
test('an expired verification is repeated without a reload for a forgotten password', async ({
  page,
}) => {
  const mobile = createMobile();
  await registerCitizen(page.request, mobile, 'Kalinga@77');
  const captcha = watchCaptcha(page);
  await page.goto('/forgot-password');
  await page.getByLabel(m['login.userId'], { exact: true }).fill(mobile);
  const submit = async () => {
    for (const label of [m['forgot.newPassword'], m['forgot.confirmPassword']]) {
      await page.getByLabel(label, { exact: true }).pressSequentially('Chilika@88');
    }
    await page.getByTestId('captcha-answer').fill(await captcha.answer());
    await findMainButton(page, m['forgot.submit']).click();
  };
  await verifyNumber(page, mobile);
  await page.context().clearCookies();
  await submit();
  await expect(findMainButton(page, m['registration.verify'])).toBeVisible();
  await expect(page.getByLabel(m['login.userId'], { exact: true })).toHaveValue(mobile);
  await verifyNumber(page, mobile);
  await submit();
  await expect(page).toHaveURL(/\/login$/);
  await expectLiveText(page, m['forgot.success']);
});

// Requirements: UN-113
test('an expired verification of the present number is repeated without a reload in the profile', async ({
  page,
  context,
}) => {
  const { mobile, session } = await createCitizen(page.request, 'Kalinga@77');
  await startWithSession(context, session);
  await page.goto('/citizen/edit-profile');
  const change = findMainButton(page, t['account:profile.mobile.change']);
  await change.click();
  await typeSentCode(page, mobile);
  await page.getByLabel(t['account:profile.mobile.new'], { exact: true }).fill(createMobile());
  await page.context().clearCookies();
  await findMainButton(page, m['registration.verify']).click();
  await expectLiveText(page, m['profile.mobile.proveFirst']);
  await expect(change).toBeVisible();
});

test('a plot or tiles that fail on the map have a message with a retry', async ({
  page,
  context,
}) => {
  await startWithSession(context, await createSession(page.request, 'officer.puri', 'Officer@123'));
  const tiles = '**/service/geo/tiles/**';
  await page.route(tiles, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/officer/explore-map');
  const again = findMainButton(page, t['common:application.retry']);
  await expect(again).toBeVisible({ timeout: 60_000 });
  await page.unroute(tiles);
  await again.click();
  await expect(page.getByRole('status').filter({ hasText: /: [1-9]/ })).toBeAttached({
    timeout: 60_000,
  });
  const plot = await watchCall(page, 'geo/plotDetails');
  plot.replacement = refused;
  await page.getByLabel(t['map:search.label']).fill('Plot 1');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Plot 1\b/ })
    .first()
    .press('Enter');
  const popover = page.getByRole('dialog', { name: t['map:plot.failed'] });
  await expect(popover).toContainText(m['general.statusNotOk']);
  plot.replacement = undefined;
  await popover.getByRole('button', { name: t['common:application.retry'] }).click();
  await expect(page.getByRole('dialog', { name: /^Plot/ })).toBeVisible();
});
