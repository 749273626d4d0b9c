import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, pressAt, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { proposedSheet, sheetOfLines } from '../samples/valuation.ts';
import { landApplication } from '../samples/officer.ts';

const open = 'open=LA/2026/PUR/000042';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Valuation',
  args: {
    route: '/officer/applications',
    path: `/officer/applications?${open}&view=valuation`,
    user: 'officer',
  },
} satisfies ScreenMeta;

export default meta;

const toBeValued = {
  ...landApplication.result,
  state: 'VALUATION',
  decisions: [],
  actions: [{ name: 'value', needs: ['areaGranted', 'ratePerAcre'], optional: ['remark'] }],
};
const inValuation = answers(
  answer('officerApplication', {
    status: 200,
    result: { ...toBeValued, valuation: proposedSheet },
  }),
);
const valued = answers(
  answer('officerApplication', {
    status: 200,
    result: { ...landApplication.result, valuation: sheetOfLines },
  }),
);
const openSheet = [
  see('main dl'),
  press('officer:action.value'),
  press('casePage:sheet.open'),
  see('dialog[open]'),
] as const;

export const Filled: ScreenStory = { parameters: valued, play: steps(see('main ol')) };
export const Loading: ScreenStory = { parameters: answers(never('officerQueue')) };
export const Empty: ScreenStory = { parameters: answers(answer('officerQueue', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('officerQueue', 500)) };
export const Proposed: ScreenStory = { parameters: inValuation, play: steps(see('main ol')) };
export const SheetNeeded: ScreenStory = {
  parameters: inValuation,
  play: steps(
    see('main dl'),
    press('officer:action.value'),
    press('casePage:effect.value'),
    see('#actions [role=alert]'),
  ),
};
export const Sheet: ScreenStory = { parameters: inValuation, play: steps(...openSheet) };
export const SheetMissing: ScreenStory = {
  parameters: inValuation,
  play: steps(...openSheet, press('casePage:sheet.keep'), see('dialog[open] [role=alert]')),
};
export const SheetKept: ScreenStory = {
  parameters: inValuation,
  play: steps(
    ...openSheet,
    pressAt('dialog[open] input[type=checkbox]'),
    fill('casePage:sheet.amount', '60000'),
    fill('casePage:sheet.reason', 'No access road'),
    fill('casePage:sheet.rate', '90000'),
    fill('casePage:sheet.orderNo', 'COL/2026/7'),
    fill('casePage:sheet.rateReason', 'Waste land has no rate here'),
    press('casePage:sheet.keep'),
    see('#actions dl'),
  ),
};
