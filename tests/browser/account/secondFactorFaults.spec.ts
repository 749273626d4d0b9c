import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall } from '../support/watchCall.ts';
import { createOfficer } from '../admin/officerAccount.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { findFactorsCard, findCodeField, expectNoProblems } from './secondFactorPage.ts';
import { createSession, startWithSession } from '../support/session.ts';
import { signInWith } from '../support/signIn.ts';
import { expectFieldError, findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');
const password = 'Mandira#2026';
const profile = '/officer/edit-profile';

test('failures have messages: the list, an expired second step, a proof before a change', async ({
  page,
  browser,
  context,
  request,
}) => {
  const loginId = await createOfficer(request, password);
  await startWithSession(context, await createSession(request, loginId, password));
  await test.step('a list that could not be loaded has a retry', async () => {
    const list = await watchCall(page, 'api/users/factors');
    list.replacement = 'nothing';
    await page.goto(profile);
    await expect(findFactorsCard(page).getByRole('alert')).toBeVisible();
    await expectNoProblems(page, 'the second factors that could not be loaded');
    list.replacement = undefined;
    await findFactorsCard(page)
      .getByRole('button', { name: t['common:application.retry'] })
      .click();
    await expect(findFactorsCard(page).getByText(t['account:factor.empty'])).toBeVisible();
  });
  await test.step('a change after ten minutes requires the password', async () => {
    const unconfirmed = {
      isRequired: false,
      isConfirmed: false,
      factors: [],
      recoveryCodesLeft: 0,
    };
    const list = await watchCall(page, 'api/users/factors');
    list.replacement = { answer: { status: 200, result: unconfirmed } };
    await findFactorsCard(page).getByRole('button', { name: t['account:factor.app.add'] }).click();
    const dialog = page.getByRole('dialog', { name: t['account:factor.confirm.title'] });
    const field = dialog.getByLabel(t['account:change.current'], { exact: true });
    await expect(field).toBeFocused();
    await expectNoProblems(page, 'the proof before a change');
    await field.fill('Wrong@123');
    await dialog.getByRole('button', { name: t['account:factor.confirm.submit'] }).click();
    await expectFieldError(field, m['secondStep.wrong']);
    await field.fill(password);
    await dialog.getByRole('button', { name: t['account:factor.confirm.submit'] }).click();
    await expect(page.getByRole('dialog', { name: t['account:factor.app.title'] })).toBeVisible();
    list.replacement = undefined;
  });
  await test.step('an expired second step leads back to the login', async () => {
    const elsewhere = await browser.newContext();
    const visitor = await elsewhere.newPage();
    const login = await watchCall(visitor, 'api/generatetoken');
    login.replacement = { answer: { status: 202, factors: ['totp', 'recovery'] } };
    await signInWith(visitor, loginId, password);
    await findCodeField(visitor).fill('123456');
    await findMainButton(visitor, t['account:factor.step.submit']).click();
    await expect(visitor.getByText(m['secondStep.expired'])).toBeVisible();
    await expect(visitor.getByLabel(m['login.userId'], { exact: true })).toBeVisible();
    await elsewhere.close();
  });
});
