import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { outlineCorrection } from '../samples/corrections.ts';
import { fill, press, pressAt, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Corrections',
  args: { route: '/officer/corrections', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

const openProposal = pressAt('main article button[aria-label^="Propose"]');
const openQuestion = pressAt('main article button[aria-label^="Ask"]');
const openRefusal = pressAt('main article button[aria-label^="Refuse"]');
const propose = steps(
  openProposal,
  fill('corrections:propose.source', 'Order 14/2026 of 02-11-2026'),
  press('corrections:propose'),
);

export const Filled: ScreenStory = { play: steps(see('main article')) };
export const FieldStaff: ScreenStory = {
  args: { user: 'tahasilOfficer' },
  play: steps(see('main article')),
};
export const Own: ScreenStory = { args: { path: '/officer/corrections?list=own' } };
export const Loading: ScreenStory = { parameters: answers(never('correctionList')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('correctionList', { status: 404 })),
};
export const Failed: ScreenStory = { parameters: answers(fail('correctionList', 500)) };
export const Ask: ScreenStory = { play: steps(openQuestion, see('dialog[open]')) };
export const Refuse: ScreenStory = { play: steps(openRefusal, see('dialog[open]')) };
export const Propose: ScreenStory = { play: steps(openProposal, see('dialog[open]')) };
/** An outline is drawn among its neighbours or typed; it begins with the recorded one. */
export const ProposeOutline: ScreenStory = {
  parameters: answers(answer('correctionList', outlineCorrection)),
  play: steps(openProposal, see('dialog[open] [data-state]'), press('drawing:begin')),
};
export const ProposeMissing: ScreenStory = {
  play: steps(openProposal, press('corrections:propose'), see('[aria-invalid=true]')),
};
export const ProposeDivided: ScreenStory = {
  play: steps(
    pressAt('main li:last-child > article button[aria-label^="Propose"]'),
    press('corrections:propose'),
    see('select[aria-invalid=true]'),
  ),
};
export const Proposed: ScreenStory = { play: propose };
export const Conflict: ScreenStory = {
  parameters: answers(answer('correctionStep', { status: 409 })),
  play: propose,
};
export const Report: ScreenStory = { args: { path: '/officer/corrections?khatiyan=51' } };
