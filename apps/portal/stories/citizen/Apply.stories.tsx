// Long because one screen has the states of six kinds of application.
import type { ApplicationKind } from '@temple-land/portal-core';
import type { HttpHandler } from 'msw/http';
import type { StepNumber } from '../../src/features/apply/steps/steps.ts';
import { leasedLandCheck } from '../samples/forms.ts';
import { draftBefore, possession, severalPlots, type OwnAnswers } from '../samples/landDraft.ts';
import { checked, orderNo, paidOrder } from '../samples/onlinePayments.ts';
import { configure } from '../service/configuration.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import {
  attach,
  chooseFirst,
  fill,
  focusOn,
  press,
  pressAt,
  see,
  seeText,
  steps,
  type,
} from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const answerWith = (...answers: readonly [name: string, value: string][]) =>
  answers.map(([name, value]) => pressAt(`input[name=${name}][value=${value}]`));

const identity = [
  chooseFirst('common:apply.identity'),
  fill('common:apply.identityEnd', '4321'),
  fill('common:apply.addressLine', '12, Grand Road'),
  fill('common:apply.addressVillage', 'Puri'),
  fill('common:apply.addressPost', 'Puri'),
  fill('common:apply.addressPolice', 'Kumbharapada'),
  fill('common:apply.addressDistrict', 'Puri'),
  fill('common:apply.pinCode', '752001'),
];

const person = [
  fill('common:apply.guardianName', 'Hari Behera'),
  pressAt('main [role=spinbutton]'),
  type('15081985'),
];

/** Fills in the details of one person and leaves their step. */
const details = [
  ...answerWith(['applicantKind', 'individual']),
  ...person,
  ...identity,
  press('apply:continue'),
];

const place = [
  chooseFirst('common:place.district'),
  chooseFirst('common:place.tahasil'),
  chooseFirst('common:place.mouza'),
  chooseFirst('common:place.khatian'),
  chooseFirst('apply:plot'),
  fill('common:apply.area', '0.01'),
];

const landUse = [
  chooseFirst('common:apply.use'),
  ...answerWith(['structure', 'none']),
  fill('common:apply.boundary.north', 'Plot 12'),
  fill('common:apply.boundary.east', 'The village road'),
  fill('common:apply.boundary.south', 'The tank of the matha'),
  fill('common:apply.boundary.west', 'Land of Hari Das'),
];

const land = [...place, ...landUse];

const toFee = [
  ...details,
  ...land,
  press('apply:continue'),
  fill('common:application.purpose', 'Paddy and vegetables'),
  press('apply:continue'),
];

/** Enters the challan of the application fee and leaves the step. */
const fee = [
  fill('common:apply.challanNo', 'CH/2026/0042'),
  pressAt('main [role=spinbutton]'),
  type('05012026'),
  fill('common:apply.challanAmount', '50'),
  press('apply:continue'),
];

/** Uploads identity and address proof, challan and four photos; the affidavit stands between them and may be left out. */
const upload = [0, 1, 2, 4, 5, 6, 7].map(attach);

const sendCode = [
  pressAt('main input[type=checkbox]'),
  press('apply:confirm.send'),
  see('main input[autocomplete=one-time-code]'),
];

const submit = [...sendCode, fill('apply:confirm.label', '123456'), press('apply:submit')];

const meta = {
  ...screenMeta,
  title: 'Portal/Citizen/Apply for land',
  args: { route: '/website/grievance/addgrievance', user: 'citizen' },
} satisfies ScreenMeta;

export default meta;

/** Applies for land in a way that the questions before the form would lead to. */
const applyFor = (kind: ApplicationKind) => ({
  args: { path: `/website/grievance/addgrievance?kind=${kind}` },
});

const lease = applyFor('lease');

/**
 * Opens a step of a stored application whose earlier steps are answered, and those up to `answeredUntil` too; `calls` are
 * answered in another way. The story `Submitted` goes through all steps.
 */
const resume = (
  step: StepNumber,
  { answeredUntil = step, ...own }: OwnAnswers & { answeredUntil?: StepNumber } = {},
  ...calls: HttpHandler[]
) => ({
  args: { path: `/website/grievance/addgrievance?step=${step}` },
  parameters: answers(answer('applyDraftRead', draftBefore(answeredUntil, own)), ...calls),
});

/** Waits for the step with a number. */
const seeStep = (step: StepNumber) => see(`main li[aria-current=step]:nth-child(${step})`);

export const Filled: ScreenStory = {};
export const Questions: ScreenStory = {
  play: steps(...answerWith(['temple', 'yes'], ['wish', 'lease'])),
};
export const QuestionsErrors: ScreenStory = { play: steps(press('apply:kind.continue')) };
export const NotTempleLand: ScreenStory = {
  play: steps(...answerWith(['temple', 'no']), press('apply:kind.continue')),
};
export const KindFound: ScreenStory = {
  play: steps(
    ...answerWith(['temple', 'unsure'], ['wish', 'buy'], ['held', 'no']),
    press('apply:kind.continue'),
    see('main a[href="/privacy-policy"]'),
  ),
};
export const KindFoundTransfer: ScreenStory = {
  play: steps(
    ...answerWith(['temple', 'yes'], ['wish', 'lease'], ['leaseWish', 'transfer']),
    press('apply:kind.continue'),
  ),
};
export const Details: ScreenStory = { ...lease };
export const DetailsErrors: ScreenStory = {
  ...lease,
  play: steps(...answerWith(['applicantKind', 'individual']), press('apply:continue')),
};
export const DetailsJoint: ScreenStory = {
  ...lease,
  play: steps(
    ...answerWith(['applicantKind', 'joint']),
    fill('common:apply.shares.own', '50'),
    fill('common:apply.shares.name', 'Rama Behera'),
    fill('common:apply.shares.relation', 'Brother'),
    fill('common:apply.shares.share', '40'),
    press('common:apply.shares.add'),
  ),
};
export const DetailsJointErrors: ScreenStory = {
  ...lease,
  play: steps(...answerWith(['applicantKind', 'joint']), press('apply:continue')),
};
export const DetailsInstitution: ScreenStory = {
  ...lease,
  play: steps(
    ...answerWith(['applicantKind', 'institution']),
    fill('common:apply.institutionName', 'Emar Matha'),
    pressAt('input[name=hasRepresentative]'),
  ),
};
export const InstitutionDocuments: ScreenStory = {
  ...lease,
  play: steps(
    ...answerWith(['applicantKind', 'institution']),
    fill('common:apply.institutionName', 'Emar Matha'),
    fill('common:apply.registrationNo', 'MATHA/1955/7'),
    fill('common:apply.officeHeld', 'Mahanta'),
    ...identity,
    press('apply:continue'),
    ...land,
    press('apply:continue'),
    fill('common:application.purpose', 'A garden for the daily offering'),
    press('apply:continue'),
    ...fee,
  ),
};
export const Loading: ScreenStory = {
  parameters: answers(never('documentKinds'), never('applyDraftRead')),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('documentKinds', 500)),
};
export const CounterOperator: ScreenStory = { args: { ...lease.args, user: 'counterOperator' } };
export const Land: ScreenStory = { ...resume(2), play: steps(seeStep(2)) };
const filledLand = { answeredUntil: 3 } as const;
export const LandFilled: ScreenStory = { ...resume(2, filledLand), play: steps(seeStep(2)) };
export const LandErrors: ScreenStory = {
  ...resume(2),
  play: steps(seeStep(2), press('apply:continue')),
};
export const PlacesFailed: ScreenStory = {
  ...resume(2, {}, fail('fillDropDown', 500)),
  play: steps(seeStep(2)),
};
export const PlotLeased: ScreenStory = {
  ...resume(2, filledLand, answer('landCheck', leasedLandCheck)),
  play: steps(seeStep(2), see('[aria-invalid=true]')),
};
export const PlotWarned: ScreenStory = {
  ...resume(
    2,
    filledLand,
    answer('landCheck', {
      status: 200,
      result: { problems: [], warnings: ['apply.warn.auction'], otherKinds: [], lease: null },
    }),
  ),
  play: steps(seeStep(2)),
};
export const LandSeveralPlots: ScreenStory = {
  ...resume(2, filledLand),
  play: steps(
    seeStep(2),
    chooseFirst('apply:plots.plot'),
    press('apply:plots.add'),
    see('fieldset [inputmode=decimal]'),
    fill('apply:plots.search', 'plot 4 Matitota'),
    press('apply:plots.search.do'),
    see('main form li button'),
  ),
};
export const LandSeveralPlotsErrors: ScreenStory = {
  ...resume(2, filledLand),
  play: steps(
    seeStep(2),
    chooseFirst('apply:plots.plot'),
    press('apply:plots.add'),
    see('fieldset [inputmode=decimal]'),
    press('apply:continue'),
    see('[aria-invalid=true]'),
  ),
};
/** A found plot is added, and the focus moves to its acres. */
export const FoundPlotAdded: ScreenStory = {
  ...resume(2, filledLand),
  play: steps(
    seeStep(2),
    fill('apply:plots.search', 'plot 4 Matitota'),
    press('apply:plots.search.do'),
    pressAt('main form li button'),
    see('fieldset [inputmode=decimal]:focus'),
  ),
};
export const FeeSeveralPlots: ScreenStory = {
  ...resume(4, { answers: severalPlots }),
  play: steps(seeStep(4), see('main form ol')),
};
export const CheckSeveralPlots: ScreenStory = {
  ...resume(6, { answers: severalPlots }),
  play: steps(seeStep(6)),
};
/** The cross is moved from the chosen plot to the next one, which is added. */
export const PlotOfMapAdded: ScreenStory = {
  ...lease,
  play: steps(
    ...details,
    ...land,
    focusOn('[role=application]'),
    type('{ArrowRight>14/}{Enter}'),
    see('main form li fieldset'),
  ),
};
/** Three corners are set by the keyboard, and changed as coordinates. */
export const SketchDrawn: ScreenStory = {
  ...resume(2, filledLand),
  play: steps(
    seeStep(2),
    focusOn('fieldset [role=application]'),
    type('{Enter}{ArrowRight>3/}{Enter}{ArrowDown>3/}{Enter}'),
    see('[data-testid=map-part] g:nth-of-type(3)'),
    pressAt('main form summary'),
    see('[data-corner="3"] input'),
  ),
};
export const SketchErrors: ScreenStory = {
  ...resume(2, filledLand),
  play: steps(
    seeStep(2),
    focusOn('fieldset [role=application]'),
    type('{Enter}{ArrowRight>3/}{Enter}'),
    press('apply:continue'),
    see('[data-corner="1"] [aria-invalid=true]'),
  ),
};
export const PlotMapFailed: ScreenStory = {
  ...lease,
  parameters: answers(fail('mouzaMap', 500)),
  play: steps(...details, ...land, see('main form [role=alert]')),
};
export const PlotSearchFailed: ScreenStory = {
  ...resume(2, {}, fail('plotSearch', 500)),
  play: steps(
    seeStep(2),
    fill('apply:plots.search', 'plot 4 Matitota'),
    press('apply:plots.search.do'),
    see('main form [role=alert]'),
  ),
};
export const RenewalLand: ScreenStory = {
  ...resume(2, { kind: 'renewal', answeredUntil: 3 }),
  play: steps(seeStep(2)),
};
export const RenewalLandErrors: ScreenStory = {
  ...resume(2, { kind: 'renewal' }),
  play: steps(seeStep(2), press('apply:continue')),
};
export const TransferPurpose: ScreenStory = {
  ...resume(3, { kind: 'transfer' }),
  play: steps(seeStep(3)),
};
export const TransferCheck: ScreenStory = {
  ...resume(6, {
    kind: 'transfer',
    answers: { transferBasis: 'succession', newHolder: 'Rama Das', feePayment: 'none' },
  }),
  play: steps(seeStep(6)),
};
export const ExchangePurpose: ScreenStory = {
  ...resume(3, { kind: 'exchange' }),
  play: steps(seeStep(3)),
};
export const CorrectionPurpose: ScreenStory = {
  ...resume(3, { kind: 'correction' }),
  play: steps(seeStep(3)),
};
export const CorrectionPurposeErrors: ScreenStory = {
  ...resume(3, { kind: 'correction' }),
  play: steps(seeStep(3), press('apply:continue')),
};
export const PurchaseLandErrors: ScreenStory = {
  ...resume(2, { kind: 'purchase' }),
  play: steps(
    seeStep(2),
    ...place,
    ...answerWith(['structure', 'pucca']),
    fill('common:apply.builtYear', '2099'),
    pressAt('input[name=isInLitigation]'),
    press('apply:continue'),
  ),
};
export const PurchasePurpose: ScreenStory = {
  ...resume(3, { kind: 'purchase' }),
  play: steps(
    seeStep(3),
    fill('common:apply.possessionSince', '1990'),
    chooseFirst('common:apply.possession'),
  ),
};
/** Each listed proof needs a file of its own. */
export const PurchaseDocuments: ScreenStory = {
  ...resume(5, { kind: 'purchase', answers: possession }),
  play: steps(seeStep(5), press('apply:affidavit.title'), see('main [lang=or] p')),
};
/** A third proof is added; of the first one nothing is typed yet. */
export const PurchasePurposeErrors: ScreenStory = {
  ...resume(3, { kind: 'purchase' }),
  play: steps(
    seeStep(3),
    press('common:apply.proofs.add'),
    see('[data-proof="3"] select:focus'),
    press('apply:continue'),
    see('[data-proof="1"] [aria-invalid=true]'),
  ),
};
export const Purpose: ScreenStory = { ...resume(3), play: steps(seeStep(3)) };
export const PurposeErrors: ScreenStory = {
  ...resume(3),
  play: steps(seeStep(3), press('apply:continue')),
};
export const Fee: ScreenStory = { ...resume(4), play: steps(seeStep(4), see('main form')) };
const online = configure({ offersPayments: true });
const paidFee = { ...paidOrder, purpose: 'applicationFee' as const, amount: 50 };
export const FeeOnline: ScreenStory = {
  ...resume(4, {}, online),
  play: steps(seeStep(4), see('main form [type=radio]'), pressAt('main form [value=online]')),
};
/** The step is left before the fee is paid. */
export const FeeOnlineMissing: ScreenStory = {
  ...resume(4, {}, online),
  play: steps(
    seeStep(4),
    see('main form [type=radio]'),
    pressAt('main form [value=online]'),
    press('apply:continue'),
    see('main [role=alert]'),
  ),
};
/** The fee was paid for an application that was not sent. */
export const FeePaid: ScreenStory = {
  ...resume(
    4,
    {},
    online,
    answer('feePay', { status: 200, result: { orderNo, payUrl: '' } }),
    answer('paymentCheck', checked(paidFee)),
  ),
  play: steps(
    seeStep(4),
    see('main form [type=radio]'),
    pressAt('main form [value=online]'),
    pressAt('main form fieldset ~ div button'),
    seeText('common:onlinePayment.paid'),
  ),
};
export const FeeErrors: ScreenStory = {
  ...resume(4),
  play: steps(seeStep(4), fill('common:apply.challanAmount', '20'), press('apply:continue')),
};
export const FeeFailed: ScreenStory = {
  ...resume(4, {}, fail('landEstimate', 500)),
  play: steps(seeStep(4)),
};
export const Documents: ScreenStory = { ...resume(5), play: steps(seeStep(5)) };
export const DocumentsErrors: ScreenStory = {
  ...resume(5),
  play: steps(seeStep(5), press('apply:continue')),
};
export const Check: ScreenStory = { ...resume(6), play: steps(seeStep(6)) };
export const CheckErrors: ScreenStory = {
  ...resume(6),
  play: steps(seeStep(6), pressAt('main input[type=checkbox]'), press('apply:submit')),
};
export const CodeSent: ScreenStory = { ...resume(6), play: steps(seeStep(6), ...sendCode) };
export const CodeWrong: ScreenStory = {
  ...resume(6, {}, fail('confirmationMatch', 500)),
  play: steps(seeStep(6), ...submit),
};
export const Submitted: ScreenStory = {
  ...lease,
  parameters: answers(
    answer('applyLand', { status: 200, result: { applicationNo: 'LA/2026/PUR/000043' } }),
  ),
  play: steps(...toFee, ...fee, ...upload, press('apply:continue'), ...submit),
};
export const DeleteDraft: ScreenStory = {
  ...resume(2),
  play: steps(seeStep(2), press('common:draft.drop'), see('[role=alertdialog]')),
};
export const DraftDeleted: ScreenStory = {
  ...lease,
  play: steps(
    ...details,
    press('common:draft.drop'),
    see('[role=alertdialog]'),
    press('common:draft.drop.confirm'),
  ),
};
export const PlotTaken: ScreenStory = {
  ...resume(6, {}, answer('applyLand', { status: 409 })),
  play: steps(seeStep(6), ...submit),
};
export const SubmitFailed: ScreenStory = {
  ...resume(6, {}, fail('applyLand', 500)),
  play: steps(seeStep(6), ...submit),
};
export const DraftFailed: ScreenStory = { parameters: answers(fail('applyDraftRead', 500)) };
