import { expect, type Locator, type Page } from '@playwright/test';

// Long, because a busy machine may give a browser a tenth of a core.
const timeoutMs = 20_000;

/** A soft `expect` with a longer timeout, so that one visit reports every failure. */
export const soft = expect.configure({ soft: true, timeout: timeoutMs });

/** Waits for a text on the page with all its spaces. */
export const expectExactText = (page: Page, text: string) =>
  expect
    .poll(async () => (await page.locator('body').textContent())?.includes(text), {
      message: `the page says ${JSON.stringify(text)}`,
    })
    .toBe(true);

/** Returns a button of the main landmark by its name. */
export const findMainButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Waits for an alert or a status with exactly this text. */
export const expectLiveText = (scope: Page | Locator, text: string) =>
  soft
    .poll(() => scope.locator('[role=alert], [role=status]').allTextContents(), {
      timeout: timeoutMs,
    })
    .toContain(text);

/** Waits for an invalid field whose description is exactly this text. */
export async function expectFieldError(field: Locator, text: string): Promise<void> {
  const readDescriptions = () =>
    field.evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    );
  await soft.poll(readDescriptions, { timeout: timeoutMs, message: text }).toContain(text);
  await soft(field).toHaveAttribute('aria-invalid', 'true');
}
