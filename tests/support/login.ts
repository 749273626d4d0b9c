import type { Browser, TestApp } from './makeApp.ts';
import { people, type Person } from './people.ts';

/** Logs in with a User ID and a password and the right captcha; returns the answer. */
export async function logIn(
  service: TestApp,
  username: string,
  password: string,
  browser: Browser = service,
) {
  const form = { username, password, userType: 'C' as const };
  return browser.call('login', { ...form, ...(await service.captcha()) });
}

/** Logs in as a demo account; with a second factor, this is the first of two steps. */
export async function logInAs(
  service: TestApp,
  person: Person,
  browser: Browser = service,
  typed: string = people[person].password,
) {
  return logIn(service, people[person].loginId, typed, browser);
}
