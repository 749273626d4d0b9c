import { expect, type Locator, type Page } from '@playwright/test';

// A machine may give a browser a tenth of a core.
const patienceMs = 20_000;

/** Goes on after a failure, so that one visit tells all that is wrong. */
export const softly = expect.configure({ soft: true, timeout: patienceMs });

/** Waits for a text on the page with every one of its spaces, which the specification keeps. */
export const expectExactly = (page: Page, text: string) =>
  expect
    .poll(async () => (await page.locator('body').textContent())?.includes(text), {
      message: `the page says ${JSON.stringify(text)}`,
    })
    .toBe(true);

/** Finds a button of the page's main part by its name. */
export const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Waits for an alert or a status that says a text and nothing else, letter by letter. */
export const expectSaid = (scope: Page | Locator, text: string) =>
  softly
    .poll(() => scope.locator('[role=alert], [role=status]').allTextContents(), {
      timeout: patienceMs,
    })
    .toContain(text);

/** Waits for a field that is invalid and whose description says a text, letter by letter. */
export async function expectFieldSays(field: Locator, text: string): Promise<void> {
  const described = () =>
    field.evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    );
  await softly.poll(described, { timeout: patienceMs, message: text }).toContain(text);
  await softly(field).toHaveAttribute('aria-invalid', 'true');
}
