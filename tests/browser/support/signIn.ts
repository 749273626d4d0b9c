import { expect, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCaptcha } from './sampleService.ts';
import { createSession, startWithSession } from './session.ts';

const accounts = {
  citizen: { id: '9437000001', password: 'Citizen@123', lands: /\/citizen\/citizen-dashboard$/ },
  officer: { id: 'officer.puri', password: 'Officer@123', lands: /\/officer\/dashboard$/ },
  tahasil: { id: 'tahasil.brahmagiri', password: 'Tahasil@123', lands: /\/officer$/ },
  counter: { id: 'counter.puri', password: 'Counter@123', lands: /\/officer$/ },
  administrator: { id: 'admin', password: 'Admin@1234', lands: /\/admin\/new-dashboard$/ },
} as const;

/** A user of the sample data. */
export type DemoUser = keyof typeof accounts;

/** Fills in the login form with a User ID and a password, in English, and presses Login. */
export async function signInWith(page: Page, id: string, password: string): Promise<void> {
  const captcha = watchCaptcha(page);
  const text = messages.en;
  await page.goto('/login');
  await page.getByLabel(text['login.userId'], { exact: true }).fill(id);
  await page.getByLabel(text['login.password'], { exact: true }).fill(password);
  await page.getByTestId('captcha-answer').fill(await captcha.answer());
  await page
    .getByRole('main')
    .getByRole('button', { name: text['login.button'], exact: true })
    .click();
}

/** Logs in a user of the sample data by the login form, in English. */
export async function signIn(page: Page, user: DemoUser): Promise<void> {
  const { id, password, lands } = accounts[user];
  await signInWith(page, id, password);
  await expect(page).toHaveURL(lands);
}

/** Opens a page with the session of a user of the sample data, without the login form. */
export async function startSignedIn(page: Page, user: DemoUser): Promise<void> {
  const { id, password } = accounts[user];
  await startWithSession(page.context(), await createSession(page.request, id, password));
}
