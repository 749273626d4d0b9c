import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { expectNoFindings, watchConsole } from '../support/audit.ts';
import { register, logIn, type Errand } from '../journeys/errand.ts';
import { pointerActor } from '../support/actor.ts';
import { pageCopy } from '../support/pageCopy.ts';
import { sentCode } from '../support/sampleService.ts';

const [m, t] = [messages.en, pageCopy('en')];

// Requirement: RO-020
test('a citizen changes name and mobile number', async ({ page }) => {
  const lines = watchConsole(page);
  const actor = pointerActor(page);
  const errand: Errand = {
    language: 'en',
    mobile: '9861000201',
    name: 'Basanti Nayak',
    actorOf: pointerActor,
  };
  const fresh = '9861000202';
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const prove = async (mobile: string) => {
    const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel(t['account:otp.label']).fill(await sentCode(page.request, mobile));
    await dialog.getByRole('button', { name: m['otp.verify'] }).click();
    await expect(dialog).toBeHidden();
  };
  await register(actor, errand);
  await logIn(actor, errand);
  await page.getByRole('button', { name: t['common:shell.accountMenu'] }).click();
  await page.getByRole('link', { name: m['header.editProfile'] }).click();
  await expect(page).toHaveURL(/\/citizen\/edit-profile$/);
  await expect(page.getByText(t['account:access.empty'])).toBeVisible();
  await expect(page.getByText(t['account:consent.service'])).toBeVisible();

  await page.getByLabel(m['registration.name']).fill('B4');
  await button(m['change.update']).click();
  await expect(page.getByRole('alert')).toContainText(m['registration.name.characters']);
  await page.getByLabel(m['registration.name']).fill('Basanti Rout');
  await button(m['change.update']).click();
  await expect(page.getByText(t['account:profile.saved'])).toBeVisible();
  await expect(page.getByText('Basanti Rout')).toBeVisible();

  await button(t['account:profile.mobile.change']).click();
  await prove(errand.mobile);
  await expect(page.getByLabel(t['account:profile.mobile.new'])).toBeFocused();
  await page.getByLabel(t['account:profile.mobile.new']).fill(fresh);
  await expectNoFindings(page, 'the new number');
  await button(m['registration.verify']).click();
  await prove(fresh);
  await expect(page.getByText('Your mobile number is now +91 98610 00202.')).toBeVisible();
  expect(lines).toEqual([]);
});
