import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { files } from '../../support/sampleFiles.ts';
import { createKeyboardActor } from '../support/actor.ts';
import {
  collectConsoleErrors,
  expectNoFindings,
  expectNoSidewaysScroll,
} from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { getSentCode, watchCaptcha } from '../support/sampleService.ts';

test('a guest reports an illegitimate use with a pin on the map, by keyboard at 360 px', async ({
  page,
}) => {
  const [m, t] = [messages.en, readPageCopy('en')];
  const actor = createKeyboardActor(page);
  const captcha = watchCaptcha(page);
  const lines = collectConsoleErrors(page);
  // A second try begins with the guest and the reports of the first.
  const mobile = `98${randomInt(10_000_000, 99_999_999)}`;
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/website/grievance/addgrievance?for=illegitimate');
  await actor.type(page.getByLabel(m['registration.mobile'], { exact: true }), mobile);
  await actor.type(page.getByTestId('captcha-answer'), await captcha.answer());
  await actor.press(page.getByRole('button', { name: t['common:guest.send'] }));
  const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
  await expect(dialog).toBeVisible();
  await actor.type(
    dialog.getByLabel(t['account:otp.label']),
    await getSentCode(page.request, mobile),
  );
  await actor.press(dialog.getByRole('button', { name: m['otp.verify'] }));

  await page
    .getByLabel(t['apply:report.photos'])
    .setInputFiles({ name: 'place.pdf', mimeType: 'application/pdf', buffer: files.pdf });
  await expect(page.getByText(t['common:apply.document.uploaded'], { exact: true })).toBeVisible();
  await actor.choose(page.getByLabel(t['common:place.district']), /\p{L}/u);
  await actor.choose(page.getByLabel(t['common:place.tahasil']), /\p{L}/u);
  await actor.choose(page.getByLabel(t['common:place.mouza'], { exact: true }), /\p{L}/u);
  const map = page.getByRole('application', { name: t['apply:report.map'] });
  await actor.press(map);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t['apply:report.position.is'])).toBeVisible();
  await expect(page.getByTestId('map-pin')).toBeAttached();
  await expectNoFindings(page, 'the report with its pin');
  await expectNoSidewaysScroll(page, 'the report with its pin');
  await actor.choose(
    page.getByLabel(t['common:report.kind'], { exact: true }),
    t['common:report.kind.fence'],
  );
  await actor.type(page.getByLabel(t['common:report.description']), 'A wall across the path.');
  await actor.press(page.getByRole('button', { name: t['apply:report.submit'] }));
  const done = page.getByRole('heading', { name: t['apply:report.done.title'] });
  const own = page.getByRole('button', { name: t['apply:report.nearby.send'] });
  await expect(done.or(own)).toBeVisible();
  if (await own.isVisible()) await actor.press(own);
  await expect(done).toBeFocused();
  await expect(page.getByTestId('application-number')).toHaveText(/^\S+\/\d{4}\/\S+$/);
  const receipt = page.waitForEvent('download');
  await actor.press(page.getByRole('button', { name: t['apply:done.receipt'] }));
  expect((await receipt).suggestedFilename()).toMatch(/^receipt-.+\.pdf$/);
  expect(lines).toEqual([]);
});
