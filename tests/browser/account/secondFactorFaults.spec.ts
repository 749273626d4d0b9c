import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall } from '../support/watchCall.ts';
import { httpOfficer } from '../admin/officerAccount.ts';
import { pageCopy } from '../support/pageCopy.ts';
import { card, codeField, expectClean } from './secondFactorPage.ts';
import { httpSession, startWith } from '../support/session.ts';
import { signInWith } from '../support/signIn.ts';
import { expectFieldSays, inMain } from '../support/expectations.ts';

const m = messages.en;
const t = pageCopy('en');
const password = 'Mandira#2026';
const profile = '/officer/edit-profile';

test('what fails is said: the list, a lapsed second step, a proof before a change', async ({
  page,
  browser,
  context,
  request,
}) => {
  const loginId = await httpOfficer(request, password);
  await startWith(context, await httpSession(request, loginId, password));
  await test.step('a list that could not be loaded can be asked for again', async () => {
    const list = await watchCall(page, 'api/users/factors');
    list.instead = 'nothing';
    await page.goto(profile);
    await expect(card(page).getByRole('alert')).toBeVisible();
    await expectClean(page, 'the second factors that could not be loaded');
    list.instead = undefined;
    await card(page).getByRole('button', { name: t['common:application.retry'] }).click();
    await expect(card(page).getByText(t['account:factor.empty'])).toBeVisible();
  });
  await test.step('a change after ten minutes wants the password first', async () => {
    const unconfirmed = {
      isRequired: false,
      isConfirmed: false,
      factors: [],
      recoveryCodesLeft: 0,
    };
    const list = await watchCall(page, 'api/users/factors');
    list.instead = { answer: { status: 200, result: unconfirmed } };
    await card(page).getByRole('button', { name: t['account:factor.app.add'] }).click();
    const dialog = page.getByRole('dialog', { name: t['account:factor.confirm.title'] });
    const field = dialog.getByLabel(t['account:change.current'], { exact: true });
    await expect(field).toBeFocused();
    await expectClean(page, 'the proof before a change');
    await field.fill('Wrong@123');
    await dialog.getByRole('button', { name: t['account:factor.confirm.submit'] }).click();
    await expectFieldSays(field, m['secondStep.wrong']);
    await field.fill(password);
    await dialog.getByRole('button', { name: t['account:factor.confirm.submit'] }).click();
    await expect(page.getByRole('dialog', { name: t['account:factor.app.title'] })).toBeVisible();
    list.instead = undefined;
  });
  await test.step('a second step that lapsed leads back to the login', async () => {
    const elsewhere = await browser.newContext();
    const visitor = await elsewhere.newPage();
    const login = await watchCall(visitor, 'api/generatetoken');
    login.instead = { answer: { status: 202, factors: ['totp', 'recovery'] } };
    await signInWith(visitor, loginId, password);
    await codeField(visitor).fill('123456');
    await inMain(visitor, t['account:factor.step.submit']).click();
    await expect(visitor.getByText(m['secondStep.expired'])).toBeVisible();
    await expect(visitor.getByLabel(m['login.userId'], { exact: true })).toBeVisible();
    await elsewhere.close();
  });
});
