import { expect } from '@playwright/test';
import type { Actor } from '../../support/actor.ts';
import { getTexts } from '../journey.ts';
import { neededByTemple, resolveInCommittee } from './committee.ts';
import { valueLand } from './landLife.ts';
import { send } from '../send.ts';
import { takeStepOnScreen, type Desk, type Life, type Office } from './office.ts';
import { reportVisit } from './visit.ts';

const type = 2;
const firstGround = 'The plot is kept for the car festival';

async function reject(desk: Desk, number: string, ground: string): Promise<void> {
  const { m } = getTexts(desk.life.language);
  await takeStepOnScreen(
    desk,
    { number, type },
    {
      action: 'reject',
      state: 'REJECTED',
      fill: async ({ card, choose, type: write }) => {
        await choose(
          card.getByLabel(m['need.reason'], { exact: true }),
          neededByTemple[desk.life.language],
        );
        await write(card.getByRole('textbox', { name: m['need.remark'] }), ground);
      },
    },
  );
}

/** Opens an application of the citizen's list. */
async function openOwn({ page, press }: Actor, { language }: Life, number: string): Promise<void> {
  const { t } = getTexts(language);
  await page.goto('/citizen/applications');
  const view = `${t['common:citizen.view']} ${number}`;
  await press(page.getByRole('link', { name: view }));
}

/** Appeals as the citizen, who reads the ground of the rejection; returns the number of the appeal. */
async function appeal(citizen: Actor, life: Life, number: string): Promise<string> {
  const { page, press, type: write } = citizen;
  const { m, t } = getTexts(life.language);
  await openOwn(citizen, life, number);
  const main = page.getByRole('main');
  await expect(main.getByText(firstGround).first()).toBeVisible();
  await write(
    main.getByRole('textbox', { name: m['need.remark'] }),
    'The festival ends at the road',
  );
  await send(
    citizen,
    main.getByRole('button', { name: t['citizen:step.appeal'], exact: true }),
    life,
  );
  const link = main.getByRole('link', {
    name: new RegExp(t['common:application.linked.appeal'].replace('{number}', String.raw`LA/\S+`)),
  });
  const made = /LA\/\S+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  await press(link);
  await expect(main.getByText(made).first()).toBeVisible();
  return made;
}

async function expectBlocked({ page, life }: Desk, number: string): Promise<void> {
  const { t } = getTexts(life.language);
  const list = `type=${type}&status=all&q=${encodeURIComponent(number)}&page=1`;
  await page.goto(`/officer/applications?${list}&open=${encodeURIComponent(number)}`);
  const note = t['officer:blocked.appeal'].split('{')[0] ?? '';
  await expect(page.getByText(note)).toBeVisible();
  const { 'officer:action.approve': approve, 'officer:action.reject': refuse } = t;
  await expect(page.getByRole('radio', { name: approve, exact: true })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: refuse, exact: true })).toHaveCount(0);
}

/**
 * Takes an application through its rejection, and the appeal to the committee, because the officer who rejected the
 * application may not decide on the appeal.
 */
export async function liveToRejection(
  office: Office,
  citizen: Actor,
  life: Life,
  { number, plotNo }: { number: string; plotNo: string },
): Promise<void> {
  const { m } = getTexts(life.language);
  const dealing = await office.at('officer.puri');
  const deciding = await office.at('deciding.puri');
  await takeStepOnScreen(dealing, { number, type }, { action: 'accept', state: 'SCRUTINY' });
  await reject(deciding, number, firstGround);
  const appealed = await appeal(citizen, life, number);
  const of = { number: appealed, type };
  await takeStepOnScreen(dealing, of, { action: 'accept', state: 'SCRUTINY' });
  await takeStepOnScreen(dealing, of, { action: 'sendToField', state: 'FIELD' });
  const visit = { number: appealed, plotNo, recommendation: 'field:recommend.refuse' } as const;
  await reportVisit(await office.at('tahasil.brahmagiri'), visit);
  await valueLand(dealing, appealed);
  await expectBlocked(deciding, appealed);
  await takeStepOnScreen(deciding, of, { action: 'putToCommittee', state: 'COMMITTEE' });
  await resolveInCommittee(await office.at('chief.puri'), appealed, 'rejected');
  await openOwn(citizen, life, appealed);
  const main = citizen.page.getByRole('main');
  await expect(main.getByText(m['track.status.rejected']).first()).toBeVisible();
  await expect(main.getByText(neededByTemple[life.language]).first()).toBeVisible();
}
