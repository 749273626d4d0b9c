import { test, type Page } from '@playwright/test';
import { messages, type MessageKey } from '@temple-land/portal-core';
import { watchActivity } from '../support/activity.ts';
import { watchCall, type Replacement } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { watchCaptcha } from '../support/sampleService.ts';
import { expectFieldError, expectLiveText, findMainButton, soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

/** Chooses the first district, tahasil and mouza, which a case needs. */
async function choosePlaces(page: Page): Promise<void> {
  for (const key of [
    'common:place.district',
    'common:place.tahasil',
    'common:place.mouza',
  ] as const) {
    const field = page.getByLabel(t[key]);
    const option = field.locator('option:not([value=""])').first();
    await option.waitFor({ state: 'attached' });
    await field.selectOption((await option.getAttribute('value')) ?? '');
  }
}

test('Track Your Status has a message for each missing field and each refusal', async ({
  page,
}) => {
  const track = await watchCall(page, 'trackstatus/showstatus');
  const drawn = await watchCall(page, 'commonCaptchaGenerator/generate');
  await page.goto('/website/track-status');
  await page.waitForLoadState('networkidle');
  const type = page.getByLabel(m['track.applicationType']);
  const number = page.getByLabel(t['track:number'], { exact: true });
  const answer = page.getByTestId('captcha-answer');
  const place = (key: 'district' | 'tahasil' | 'mouza') =>
    page.getByLabel(new RegExp(`^${t[`common:place.${key}`]}`));
  await test.step('UN-020: the places are shown for every type, and needed for a case', async () => {
    await soft(place('district')).toBeHidden();
    await page.getByText(t['track:place'], { exact: false }).first().click();
    for (const key of ['district', 'tahasil', 'mouza'] as const)
      await soft(place(key)).toHaveAccessibleName(
        `${t[`common:place.${key}`]} ${t['common:field.optional']}`,
      );
    await findMainButton(page, m['track.search']).click();
    await expectFieldError(type, m['track.type.required']);
    await expectFieldError(number, m['track.number.required']);
    await expectFieldError(answer, m['track.captcha.required']);
    await soft(place('district')).not.toHaveAttribute('aria-invalid');
    await type.selectOption('3');
    await findMainButton(page, m['track.search']).click();
    await expectFieldError(place('district'), m['track.district.required']);
    await expectFieldError(place('tahasil'), m['track.tahasil.required']);
    await expectFieldError(place('mouza'), m['track.mouza.required']);
  });
  await type.selectOption('2');
  await number.fill('LA/2026/PUR/000001');
  const search = async (replacement: Replacement) => {
    const before = drawn.count;
    track.replacement = replacement;
    await answer.fill('abcde');
    await findMainButton(page, m['track.search']).click();
    await soft.poll(() => drawn.count, { message: 'UN-139: a fresh captcha' }).toBe(before + 1);
    await soft(answer).toHaveValue('');
  };
  await test.step('ER-009, ER-010, ER-011: a wrong captcha is told under it', async () => {
    await search({ answer: { status: 223 } });
    await expectFieldError(answer, m['track.captcha.invalid']);
  });
  const refusals: readonly (readonly [string, Replacement, MessageKey])[] = [
    ['ER-012', { answer: { status: 404 } }, 'track.notFound'],
    ['ER-013', { answer: { status: 500 } }, 'track.failed'],
    ['ER-013', 'nothing', 'track.failed'],
  ];
  const result = page.getByRole('region', { name: t['track:result'] });
  for (const [row, replacement, message] of refusals) {
    await test.step(`${row}: ${message}`, async () => {
      await search(replacement);
      await expectLiveText(result, m[message]);
    });
  }
  const found = (applicationType: string, statusType: string) =>
    test.step(`ER-008, TS-022: type ${applicationType}, ${statusType}`, async () => {
      await type.selectOption(applicationType);
      if (applicationType === '3') await choosePlaces(page);
      const shown = { statusType, applicationNo: 'LA/2026/PUR/000001', applicationStatus: '' };
      await search({ answer: { status: 200, result: shown } });
      await soft(result.getByText('LA/2026/PUR/000001')).toBeVisible();
    });
  const statuses: readonly (readonly [string, string, MessageKey])[] = [
    ['1', 'R', 'track.status.rejected'],
    ['1', 'P', 'track.status.pending'],
    ['1', 'A', 'track.status.transferred'],
    ['2', 'A', 'track.status.approved'],
    ['2', 'G CLOSE', 'track.status.close'],
    ['3', 'R', 'track.status.rejected'],
    ['3', 'P', 'track.status.pending'],
    ['3', 'A', 'track.status.approved'],
  ];
  for (const [applicationType, code, message] of statuses) {
    await found(applicationType, code);
    await soft(result.getByText(m[message], { exact: true })).toBeVisible();
    const prompts = applicationType === '1' ? 0 : 1;
    await soft(result.getByText(m['track.loginPrompt'], { exact: true })).toHaveCount(prompts);
  }
  await soft(result.getByRole('link', { name: m['track.login'], exact: true })).toBeVisible();
});

test('a status is found with the right captcha', async ({ page }) => {
  const captcha = watchCaptcha(page);
  const deeds = watchActivity(page);
  await page.goto('/website/track-status?type=2&number=LA%2F0000%2FXXX%2F1');
  await page.getByTestId('captcha-answer').fill(await captcha.answer());
  await findMainButton(page, m['track.search']).click();
  await expectLiveText(page.getByRole('region', { name: t['track:result'] }), m['track.notFound']);
  await test.step('EN-028: a search is recorded', () =>
    soft.poll(() => deeds.map(({ actionType }) => actionType)).toContain('SEARCH'));
});
