import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { createKeyboardActor, createPointerActor } from '../support/actor.ts';
import { collectConsoleErrors } from '../support/audit.ts';
import { applyOverHttp } from '../journeys/applyOverHttp.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { createCitizen, startWithSession } from '../support/session.ts';

const m = messages.en;
const t = readPageCopy('en');
const password = 'Mandira#2026';

const actors = [
  ['with the pointer', createPointerActor],
  ['by keyboard alone', createKeyboardActor],
] as const;

for (const [title, actorOf] of actors) {
  test(`an own application for land is cancelled ${title}, once and with a reason`, async ({
    page,
    context,
  }) => {
    const { session } = await createCitizen(page.request, password);
    await startWithSession(context, session);
    const lines = collectConsoleErrors(page);
    await page.goto('/citizen/citizen-dashboard');
    const actor = actorOf(page);
    const number = await applyOverHttp(actor);
    const { press, type } = actor;
    await page.goto('/citizen/applications');
    await press(page.getByRole('link', { name: `${t['common:citizen.view']} ${number}` }));
    const details = page.getByRole('main');
    await expect(page).toHaveURL(/applications\/LA-\d{4}-/);
    const cancel = details.getByRole('button', { name: t['citizen:cancel'], exact: true });
    await press(cancel);
    const question = page.getByRole('alertdialog', { name: t['citizen:cancel.title'] });
    await press(question.getByRole('button', { name: t['citizen:cancel.keep'], exact: true }));
    await expect(question).toBeHidden();
    await expect(cancel).toBeFocused();

    await press(cancel);
    const confirm = question.getByRole('button', { name: t['citizen:cancel'], exact: true });
    await press(confirm);
    await expect(question.getByText(m['decision.remark.required'])).toBeVisible();
    await type(question.getByLabel(t['common:application.remark']), 'We found other land.');
    await press(confirm);
    await expect(question).toBeHidden();
    await expect(details.getByText(m['track.status.close'], { exact: true }).first()).toBeVisible();
    await expect(details.getByText('We found other land.').first()).toBeVisible();
    await expect(cancel).toHaveCount(0);
    await expect(page.getByRole('heading', { name: t['citizen:stage.title'] })).toBeFocused();

    await page.goto('/citizen/applications');
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row.getByText(m['track.status.close'], { exact: true })).toBeVisible();
    expect(lines).toEqual([]);
  });
}
