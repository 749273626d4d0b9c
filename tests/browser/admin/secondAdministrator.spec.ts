// Long because the errand of two administrators goes from the new account to its own new number.
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { expectNoFindings, watchConsole } from '../support/audit.ts';
import { pageCopy } from '../support/pageCopy.ts';
import { expectGoodReading } from '../support/screenReading.ts';
import { sentCode } from '../support/sampleService.ts';
import {
  callService,
  freshMobile,
  httpCitizen,
  httpSession,
  solvedCaptcha,
} from '../support/session.ts';
import { signInWith } from '../support/signIn.ts';
import {
  approve,
  openAccount,
  ownPassword,
  pageOf,
  record,
  secondSession,
} from './twoAdministrators.ts';

const [m, t] = [messages.en, pageCopy('en')];
const reason = 'Lost the old phone';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Sets a password by a code to a number; gives the status of the last call that was answered. */
async function resetBy(request: APIRequestContext, mobileNo: string, password: string) {
  const sent = await callService(request, 'api/sendotp', { mobileNo });
  if (sent['status'] !== 200) return sent['status'];
  await callService(request, 'api/matchotp', { mobileNo, otp: await sentCode(request, mobileNo) });
  const pair = { newPassword: password, confirmPassword: password };
  const form = { mobileNo, ...pair, ...(await solvedCaptcha(request)) };
  return (await callService(request, 'api/setnewpassword', form))['status'];
}

// Requirements: RO-014, CP-006, HD-018, RO-020, UN-135
test('a second administrator is made, changes the first password, and decides what the first one asks', async ({
  browser,
  request,
}) => {
  const first = await pageOf(browser, await httpSession(request, 'admin', 'Admin@1234'));
  const second = await pageOf(browser, await secondSession(request));
  const lines = watchConsole(second);
  const mobile = freshMobile();
  const loginId = `admin.${mobile}`;

  await test.step('a new administrator waits for the second one', async () => {
    await first.goto('/admin/manage/user?open=new');
    const fill = (label: string, text: string) =>
      record(first).getByLabel(label, { exact: true }).fill(text);
    await fill(t['admin:field.loginId'], loginId);
    await fill(t['admin:field.fullName'], 'Kabita Jena');
    await fill(t['admin:field.mobile'], mobile);
    await record(first).getByLabel(t['admin:field.userType']).selectOption('A');
    await record(first).getByLabel(t['admin:role.one']).selectOption('4');
    await record(first).getByRole('button', { name: t['admin:save'], exact: true }).click();
    await expect(record(first).getByText(m['admin.required']).first()).toBeVisible();
    await record(first).getByLabel(t['admin:field.reason']).fill(reason);
    await record(first).getByRole('button', { name: t['admin:save'], exact: true }).click();
    await expect(first.getByText(t['admin:user.asked.new']).first()).toBeVisible();
    expect(await resetBy(request, mobile, 'Bargad@2026')).toBe(401);
    await first.goto('/admin/changes');
    await expect(first.getByText(t['admin:changes.notYours']).first()).toBeVisible();
    await expect(button(first, `${t['admin:changes.approve']}: ${loginId}`)).toBeHidden();
    await expectNoFindings(first, 'changes that wait');
  });

  await test.step('the second one approves it', async () => {
    await second.goto('/admin/new-dashboard');
    await expect(second.getByText(/^Changes waiting for a second administrator/)).toBeVisible();
    await approve(second, loginId);
    await expectGoodReading(second, 'changes that wait');
  });

  await test.step('the new one comes to the change of the password alone, and Cancel logs out', async () => {
    expect(await resetBy(request, mobile, 'Bargad@2026')).toBe(200);
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
    await expectNoFindings(page, 'the first change of a password');
    await button(page, m['change.cancel']).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/admin/new-dashboard');
    await expect(page).toHaveURL(/\/(login|home)$/);
    await page.context().close();
  });

  await test.step('an own number takes two codes, and then the second administrator', async () => {
    const fresh = freshMobile();
    const entered = await httpSession(request, loginId, 'Bargad@2026');
    await callService(
      request,
      'api/users/changepassword',
      {
        userId: Number(entered['userId']),
        currentPassword: 'Bargad@2026',
        newPassword: ownPassword,
        confirmPassword: ownPassword,
      },
      entered['tokan'],
    );
    const page = await pageOf(browser, await httpSession(request, loginId, ownPassword));
    await page.goto('/admin/new-dashboard');
    await page.getByRole('button', { name: t['common:shell.accountMenu'] }).click();
    await page.getByRole('link', { name: m['header.editProfile'] }).click();
    await expect(page).toHaveURL(/\/admin\/edit-profile$/);
    const prove = async (number: string) => {
      const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
      await dialog.getByLabel(t['account:otp.label']).fill(await sentCode(request, number));
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
    await expectNoFindings(page, 'the profile of an administrator');
    await approve(second, loginId);
    await expect(page).toHaveURL(/\/website\/session-ended$/);
    expect(await resetBy(request, fresh, 'Bargad@2027')).toBe(200);
    await page.context().close();
  });
  expect(lines).toEqual([]);
});

test('an officer keeps number and password until a second administrator approves; a refusal gives its reason', async ({
  browser,
  request,
}) => {
  const first = await pageOf(browser, await httpSession(request, 'admin', 'Admin@1234'));
  const second = await pageOf(browser, await secondSession(request));
  const fresh = freshMobile();
  await openAccount(first, 'counter.puri');
  await record(first).getByLabel(t['admin:field.mobile']).fill(fresh);
  await record(first).getByLabel(t['admin:field.reason']).fill(reason);
  await record(first).getByRole('button', { name: t['admin:save'], exact: true }).click();
  await expect(
    first.getByText(/is waiting for approval by a second administrator\./).first(),
  ).toBeVisible();
  expect(await resetBy(request, fresh, 'Bargad@2026')).toBe(401);
  await openAccount(first, 'counter.puri');
  await expect(record(first).getByText(t['admin:user.waiting'])).toBeVisible();
  await expectNoFindings(first, 'an account with a waiting change');

  await second.goto('/admin/changes');
  await expect(second.getByText(fresh)).toBeVisible();
  await expect(second.getByText(reason)).toBeVisible();
  await second.keyboard.press('Tab');
  const refuse = button(second, `${t['admin:changes.refuse']}: counter.puri`);
  await refuse.focus();
  await second.keyboard.press('Enter');
  const dialog = second.getByRole('alertdialog');
  await expect(dialog.getByLabel(t['admin:changes.reason'])).toBeFocused();
  await second.keyboard.type('The office does not know this number');
  await expectNoFindings(second, 'the refusal of a change');
  await second.keyboard.press('Tab');
  await second.keyboard.press('Tab');
  await second.keyboard.press('Enter');
  await expect(
    second.getByText('The change to the account counter.puri was refused.').first(),
  ).toBeVisible();

  await record(first).getByRole('link', { name: t['common:title.changes'] }).click();
  await first.getByLabel(t['admin:changes.state'], { exact: true }).selectOption('over');
  await expect(first.getByText('The office does not know this number').first()).toBeVisible();
  await expectNoFindings(first, 'changes that are over');
  expect(await httpSession(request, 'counter.puri', 'Counter@123')).toBeDefined();
});

// Requirements: RO-014, CP-006
test('a citizen whose number an administrator changed begins with a new password', async ({
  browser,
  request,
}) => {
  const [mobile, fresh] = [freshMobile(), freshMobile()];
  await httpCitizen(request, mobile, ownPassword);
  const first = await pageOf(browser, await httpSession(request, 'admin', 'Admin@1234'));
  await openAccount(first, mobile);
  await record(first).getByLabel(t['admin:field.mobile']).fill(fresh);
  await record(first).getByRole('button', { name: t['admin:save'], exact: true }).click();
  await expect(first.getByText(/was saved\./).first()).toBeVisible();
  const citizen = await (await browser.newContext()).newPage();
  await signInWith(citizen, fresh, ownPassword);
  await expect(citizen).toHaveURL(/\/citizen\/change-password$/);
  await citizen.goto('/citizen/applications');
  await expect(citizen).toHaveURL(/\/citizen\/change-password$/);
  await button(citizen, m['change.cancel']).click();
  await expect(citizen).toHaveURL(/\/login$/);
});
