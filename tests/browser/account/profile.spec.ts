import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { collectConsoleErrors } from '../support/audit.ts';
import { register, logIn, type Journey } from '../journeys/journey.ts';
import { createPointerActor } from '../support/actor.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { getSentCode } from '../support/sampleService.ts';

const [m, t] = [messages.en, readPageCopy('en')];

// Requirement: RO-020
test('a citizen changes name and mobile number', async ({ page }) => {
  const lines = collectConsoleErrors(page);
  const actor = createPointerActor(page);
  const journey: Journey = {
    language: 'en',
    mobile: '9861000201',
    name: 'Basanti Nayak',
    actorOf: createPointerActor,
  };
  const fresh = '9861000202';
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const prove = async (mobile: string) => {
    const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel(t['account:otp.label']).fill(await getSentCode(page.request, mobile));
    await dialog.getByRole('button', { name: m['otp.verify'] }).click();
    await expect(dialog).toBeHidden();
  };
  await register(actor, journey);
  await logIn(actor, journey);
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
  await prove(journey.mobile);
  await expect(page.getByLabel(t['account:profile.mobile.new'])).toBeFocused();
  await page.getByLabel(t['account:profile.mobile.new']).fill(fresh);
  await button(m['registration.verify']).click();
  await prove(fresh);
  await expect(page.getByText('Your mobile number is now +91 98610 00202.')).toBeVisible();
  expect(lines).toEqual([]);
});
