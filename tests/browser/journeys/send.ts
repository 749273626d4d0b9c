import { expect, type Locator } from '@playwright/test';
import type { Actor } from '../support/actor.ts';
import type { Journey } from './journey.ts';

/** Expects that a page says that it has sent nothing, in a dialog, which is closed, or above the form. */
async function closeFailure({ page, press }: Pick<Actor, 'page' | 'press'>): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.or(page.getByRole('main').getByRole('alert')).first()).toBeVisible();
  if (await dialog.isHidden()) return;
  await press(dialog.getByRole('button').last());
  await expect(dialog).toHaveCount(0);
}

/** Presses a button that sends something: first without a connection, where the life is cut. */
export async function send(
  { page, press }: Actor,
  button: Locator,
  { isCut = false }: Pick<Journey, 'isCut'>,
): Promise<void> {
  if (isCut) {
    await page.context().setOffline(true);
    await press(button);
    await closeFailure({ page, press });
    await page.context().setOffline(false);
  }
  await press(button);
}
