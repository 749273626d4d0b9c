import { expect } from '@playwright/test';
import { getTexts } from '../journey.ts';
import { send } from '../send.ts';
import { type Desk } from './office.ts';

/** The name of a reason of the office in each language. */
export const neededByTemple = {
  en: 'Needed by the temple',
  or: 'ମନ୍ଦିର ପାଇଁ ଆବଶ୍ୟକ',
  hi: 'मंदिर के लिए आवश्यक',
} as const;

/** Calls a meeting with one case on its agenda, and records what the committee resolves about it. */
export async function resolveInCommittee(
  { page, actor, life }: Desk,
  number: string,
  result: 'approved' | 'rejected',
): Promise<void> {
  const { press, type, choose } = actor;
  const { m, t } = getTexts(life.language);
  const main = page.getByRole('main');
  await page.goto('/officer/committee');
  await press(main.getByRole('link', { name: t['committee:new'], exact: true }));
  await main.getByRole('spinbutton').first().focus();
  await page.keyboard.type('05012026');
  await type(main.getByLabel(t['committee:place']), 'Puri');
  await type(main.getByLabel(t['committee:members']), 'Madhusmita Mishra');
  await press(main.getByRole('button', { name: `${t['committee:agenda.add']} ${number}` }));
  await send(actor, main.getByRole('button', { name: t['committee:save'] }), life);
  const item = main.getByRole('listitem').filter({ hasText: number });
  await press(item.getByRole('button', { name: t['committee:resolve'] }));
  await press(item.getByRole('radio', { name: t[`committee:result.${result}`] }));
  if (result === 'rejected') {
    const reason = item.getByLabel(m['need.reason'], { exact: true });
    await choose(reason, neededByTemple[life.language]);
  }
  await type(item.getByLabel(t['committee:text']), 'The committee has heard the case.');
  const save = item.locator('button[type=submit]');
  await send(actor, save, life);
  await expect(save).toHaveCount(0);
  await expect(item.getByText(t[`committee:result.${result}`], { exact: true })).toBeVisible();
}
