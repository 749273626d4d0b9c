import { expect, type Browser, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { totpCode } from '../support/totp.ts';
import { findCodeField, findFactorsCard } from '../browser/account/secondFactorPage.ts';
import { createPointerActor, type Actor } from '../browser/support/actor.ts';
import { collectConsoleErrors } from '../browser/support/audit.ts';
import { findMainButton } from '../browser/support/expectations.ts';
import { readPageCopy } from '../browser/support/pageCopy.ts';
import { getSentCode, watchCaptcha } from '../browser/support/sampleService.ts';
import type { Tally } from './tally.ts';

const m = messages.en;
const t = readPageCopy('en');
const password = 'Mandira#2026';
const firstPassword = 'Bargad@2026';

/** A person at a screen of their own, with what the browser complained of. */
export interface Person extends Actor {
  page: Page;
  complaints: string[];
}

/** Opens a browser for one person, whose presses and fields are counted. */
export async function seatPerson(browser: Browser, tally: Tally): Promise<Person> {
  const context = await browser.newContext();
  await tally.watch(context);
  const page = await context.newPage();
  return { ...createPointerActor(page), complaints: collectConsoleErrors(page) };
}

const findField = ({ page }: Person, name: string) => page.getByLabel(name, { exact: true });

type Captcha = ReturnType<typeof watchCaptcha>;

async function pressLogin({ page, press, type }: Person, captcha: Captcha) {
  await type(page.getByTestId('captcha-answer'), await captcha.answer());
  await press(findMainButton(page, m['login.button']));
}

async function typeNewPassword(person: Person, fresh: string): Promise<void> {
  await person.type(findField(person, m['forgot.newPassword']), fresh);
  await person.type(findField(person, m['forgot.confirmPassword']), fresh);
}

/** Changes the first password, logs in with the new one, and sets up an authenticator app. */
async function finishFirstLogin(person: Person, loginId: string): Promise<void> {
  const { page, press, type } = person;
  const captcha = watchCaptcha(page);
  await press(findMainButton(page, m['change.update']));
  await expect(page).toHaveURL(/\/login$/);
  await type(findField(person, m['login.userId']), loginId);
  await type(findField(person, m['login.password']), password);
  await pressLogin(person, captcha);

  await expect(page).toHaveURL(/\/second-factor$/);
  await press(findFactorsCard(page).getByRole('button', { name: t['account:factor.app.add'] }));
  const dialog = page.getByRole('dialog', { name: t['account:factor.app.title'] });
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await type(page.getByLabel(t['account:factor.name']), 'Office phone');
  await type(findCodeField(page), totpCode(key, new Date()));
  await press(page.getByRole('button', { name: t['account:factor.app.submit'] }));
  await press(page.getByRole('button', { name: t['account:factor.codes.saved'] }));
  await expect(page).not.toHaveURL(/\/second-factor$/);
}

/** Opens a one-time link of the operator, and makes the account usable. */
export async function openLink(person: Person, link: string, loginId: string): Promise<void> {
  const { page } = person;
  const captcha = watchCaptcha(page);
  await page.goto(link);
  await expect(findField(person, m['login.userId'])).toHaveValue(loginId);
  await pressLogin(person, captcha);
  await expect(page).toHaveURL(/\/change-password$/);
  await typeNewPassword(person, password);
  await finishFirstLogin(person, loginId);
}

/** Sets a password by a code on the phone, which a new officer does first, and makes the account usable. */
export async function openNewAccount(
  person: Person,
  { loginId, mobile }: { loginId: string; mobile: string },
): Promise<void> {
  const { page, press, type } = person;
  const captcha = watchCaptcha(page);
  await page.goto('/forgot-password');
  await type(findField(person, 'User ID'), mobile);
  await press(findMainButton(page, m['registration.verify']));
  const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
  await expect(dialog).toBeVisible();
  await type(dialog.getByLabel(t['account:otp.label']), await getSentCode(page.request, mobile));
  await press(dialog.getByRole('button', { name: m['otp.verify'], exact: true }));
  await typeNewPassword(person, firstPassword);
  await type(page.getByTestId('captcha-answer'), await captcha.answer());
  const next = watchCaptcha(page);
  await press(findMainButton(page, m['forgot.submit']));
  await expect(page).toHaveURL(/\/login$/);
  await type(findField(person, m['login.userId']), loginId);
  await type(findField(person, m['login.password']), firstPassword);
  await pressLogin(person, next);
  await expect(page).toHaveURL(/\/change-password$/);
  await type(findField(person, t['account:change.current']), firstPassword);
  await typeNewPassword(person, password);
  await finishFirstLogin(person, loginId);
}
