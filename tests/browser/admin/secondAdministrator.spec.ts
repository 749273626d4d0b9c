// Long because one journey of two administrators leads from the new account to its changed number.
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { maskNumber, messages } from '@temple-land/portal-core';
import { collectConsoleErrors } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { expectScreenReaderSupport } from '../support/screenReader.ts';
import { getSentCode } from '../support/sampleService.ts';
import {
  callService,
  createMobile,
  registerCitizen,
  createSession,
  solveCaptcha,
} from '../support/session.ts';
import { signInWith } from '../support/signIn.ts';
import {
  approve,
  openAccount,
  secondPassword,
  openPage,
  findRecordPanel,
  logInSecondAdministrator,
} from './twoAdministrators.ts';

const [m, t] = [messages.en, readPageCopy('en')];
const reason = 'Lost the old phone';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Resets a password by a code sent to a number; returns the status of the last call. */
async function resetPassword(request: APIRequestContext, mobileNo: string, password: string) {
  const sent = await callService(request, 'api/sendotp', { mobileNo });
  if (sent['status'] !== 200) return sent['status'];
  await callService(request, 'api/matchotp', {
    mobileNo,
    otp: await getSentCode(request, mobileNo),
  });
  const pair = { newPassword: password, confirmPassword: password };
  const form = { mobileNo, ...pair, ...(await solveCaptcha(request)) };
  return (await callService(request, 'api/setnewpassword', form))['status'];
}

// Requirements: RO-014, CP-006, HD-018, RO-020, UN-135
test('a second administrator is created, changes the first password, and decides on requests of the first one', async ({
  browser,
  request,
}) => {
  const first = await openPage(browser, await createSession(request, 'admin', 'Admin@1234'));
  const second = await openPage(browser, await logInSecondAdministrator(request));
  const lines = collectConsoleErrors(second);
  const mobile = createMobile();
  const loginId = `admin.${mobile}`;

  await test.step('a new administrator waits for the second one', async () => {
    await first.goto('/admin/manage/user?open=new');
    const fill = (label: string, text: string) =>
      findRecordPanel(first).getByLabel(label, { exact: true }).fill(text);
    await fill(t['admin:field.loginId'], loginId);
    await fill(t['admin:field.fullName'], 'Kabita Jena');
    await fill(t['admin:field.mobile'], mobile);
    await findRecordPanel(first).getByLabel(t['admin:field.userType']).selectOption('A');
    await findRecordPanel(first).getByLabel(t['admin:role.one']).selectOption('4');
    await findRecordPanel(first)
      .getByRole('button', { name: t['admin:save'], exact: true })
      .click();
    await expect(findRecordPanel(first).getByText(m['admin.required']).first()).toBeVisible();
    await findRecordPanel(first).getByLabel(t['admin:field.reason']).fill(reason);
    await findRecordPanel(first)
      .getByRole('button', { name: t['admin:save'], exact: true })
      .click();
    await expect(first.getByText(t['admin:user.asked.new']).first()).toBeVisible();
    expect(await resetPassword(request, mobile, 'Bargad@2026')).toBe(401);
    await first.goto('/admin/changes');
    await expect(first.getByText(t['admin:changes.notYours']).first()).toBeVisible();
    await expect(button(first, `${t['admin:changes.approve']}: ${loginId}`)).toBeHidden();
  });

  await test.step('the second one approves it', async () => {
    await second.goto('/admin/new-dashboard');
    await expect(second.getByText(/^Changes waiting for a second administrator/)).toBeVisible();
    await expect(second.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible();
    await approve(second, loginId);
    await expectScreenReaderSupport(second, 'changes that wait');
  });

  await test.step('the new one can only change the password, and Cancel logs out', async () => {
    expect(await resetPassword(request, mobile, 'Bargad@2026')).toBe(200);
    const page = await (await browser.newContext()).newPage();
    await signInWith(page, loginId, 'Bargad@2026');
    await expect(page).toHaveURL(/\/change-password$/);
    for (const path of ['/admin', '/admin/manage/tender', '/admin/edit-profile']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/change-password$/);
    }
    // Requirements: RT-005, RT-049, RT-059
    await expect(page).toHaveTitle('Change Password');
    await expect(button(page, m['change.update'])).toBeVisible();
    await button(page, m['change.cancel']).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/admin/new-dashboard');
    await expect(page).toHaveURL(/\/(login|home)$/);
    await page.context().close();
  });

  await test.step('changing the own number requires two codes and the second administrator', async () => {
    const fresh = createMobile();
    const entered = await createSession(request, loginId, 'Bargad@2026');
    await callService(
      request,
      'api/users/changepassword',
      {
        userId: Number(entered['userId']),
        currentPassword: 'Bargad@2026',
        newPassword: secondPassword,
        confirmPassword: secondPassword,
      },
      entered['tokan'],
    );
    const page = await openPage(browser, await createSession(request, loginId, secondPassword));
    await page.goto('/admin/new-dashboard');
    await page.getByRole('button', { name: t['common:shell.accountMenu'] }).click();
    await page.getByRole('link', { name: m['header.editProfile'] }).click();
    await expect(page).toHaveURL(/\/admin\/edit-profile$/);
    const prove = async (number: string) => {
      const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
      await dialog.getByLabel(t['account:otp.label']).fill(await getSentCode(request, number));
      await dialog.getByRole('button', { name: m['otp.verify'] }).click();
      await expect(dialog).toBeHidden();
    };
    await button(page, t['account:profile.mobile.change']).click();
    await expect(page.getByRole('dialog', { name: t['account:otp.title'] })).toBeVisible();
    await prove(mobile);
    await page.getByLabel(t['account:profile.mobile.new']).fill(fresh);
    await button(page, m['registration.verify']).click();
    await expect(page.getByRole('dialog', { name: t['account:otp.title'] })).toBeVisible();
    await prove(fresh);
    await expect(page.getByText(/becomes your number when a second administrator/)).toBeVisible();
    await approve(second, loginId);
    await expect(page).toHaveURL(/\/website\/session-ended$/);
    expect(await resetPassword(request, fresh, 'Bargad@2027')).toBe(200);
    await page.context().close();
  });
  expect(lines).toEqual([]);
});

test('an officer keeps number and password until a second administrator approves; a refusal gives its reason', async ({
  browser,
  request,
}) => {
  const first = await openPage(browser, await createSession(request, 'admin', 'Admin@1234'));
  const second = await openPage(browser, await logInSecondAdministrator(request));
  const fresh = createMobile();
  await openAccount(first, 'counter.puri');
  await findRecordPanel(first).getByLabel(t['admin:field.mobile']).fill(fresh);
  await findRecordPanel(first).getByLabel(t['admin:field.reason']).fill(reason);
  await findRecordPanel(first).getByRole('button', { name: t['admin:save'], exact: true }).click();
  await expect(
    first.getByText(/is waiting for approval by a second administrator\./).first(),
  ).toBeVisible();
  expect(await resetPassword(request, fresh, 'Bargad@2026')).toBe(401);
  await openAccount(first, 'counter.puri');
  await expect(findRecordPanel(first).getByText(t['admin:user.waiting'])).toBeVisible();

  await second.goto('/admin/changes');
  await expect(second.getByText(maskNumber(fresh))).toBeVisible();
  await expect(second.getByText(reason)).toBeVisible();
  await second.keyboard.press('Tab');
  const refuse = button(second, `${t['admin:changes.refuse']}: counter.puri`);
  await refuse.focus();
  await second.keyboard.press('Enter');
  const dialog = second.getByRole('alertdialog');
  await expect(dialog.getByLabel(t['admin:changes.reason'])).toBeFocused();
  await second.keyboard.type('The office does not know this number');
  await second.keyboard.press('Tab');
  await second.keyboard.press('Tab');
  await second.keyboard.press('Enter');
  await expect(
    second.getByText('The change to the account counter.puri was refused.').first(),
  ).toBeVisible();

  await findRecordPanel(first).getByRole('link', { name: t['common:title.changes'] }).click();
  await first.getByLabel(t['admin:changes.state'], { exact: true }).selectOption('over');
  await expect(first.getByText('The office does not know this number').first()).toBeVisible();
  expect(await createSession(request, 'counter.puri', 'Counter@123')).toBeDefined();
});

// Requirements: RO-014, CP-006
test('a citizen whose number an administrator changed has to set a new password', async ({
  browser,
  request,
}) => {
  const [mobile, fresh] = [createMobile(), createMobile()];
  await registerCitizen(request, mobile, secondPassword);
  const first = await openPage(browser, await createSession(request, 'admin', 'Admin@1234'));
  await openAccount(first, mobile);
  await findRecordPanel(first).getByLabel(t['admin:field.mobile']).fill(fresh);
  await findRecordPanel(first).getByRole('button', { name: t['admin:save'], exact: true }).click();
  await expect(first.getByText(/was saved\./).first()).toBeVisible();
  const citizen = await (await browser.newContext()).newPage();
  await signInWith(citizen, fresh, secondPassword);
  await expect(citizen).toHaveURL(/\/citizen\/change-password$/);
  await citizen.goto('/citizen/applications');
  await expect(citizen).toHaveURL(/\/citizen\/change-password$/);
  await button(citizen, m['change.cancel']).click();
  await expect(citizen).toHaveURL(/\/login$/);
});
