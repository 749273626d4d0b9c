// Long because one screen has the states of six kinds of application.
import type { ApplicationKind } from '@temple-land/portal-core';
import { leasedLandCheck } from '../samples/forms.ts';
import { checked, orderNo, paidOrder } from '../samples/onlinePayments.ts';
import { configure } from '../service/configuration.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import {
  attach,
  chooseFirst,
  fill,
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

const landUse = [chooseFirst('common:apply.use'), ...answerWith(['structure', 'none'])];

const land = [...place, ...landUse];

const boundary = [
  fill('common:apply.boundary.north', 'Plot 12'),
  fill('common:apply.boundary.east', 'The village road'),
  fill('common:apply.boundary.south', 'The tank of the matha'),
  fill('common:apply.boundary.west', 'Land of Hari Das'),
];

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

const toDocuments = [...toFee, ...fee];

const upload = [attach(0), attach(1), attach(2)];

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

const leaseLand = [...place, fill('common:apply.leaseNo', 'LA/2016/PUR/000019')];

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
  parameters: answers(never('documentList'), never('applyDraftRead')),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('documentList', 500)),
};
export const CounterOperator: ScreenStory = { args: { ...lease.args, user: 'counterOperator' } };
export const Land: ScreenStory = {
  ...lease,
  play: steps(...details),
};
export const LandFilled: ScreenStory = {
  ...lease,
  play: steps(...details, ...land),
};
export const LandErrors: ScreenStory = {
  ...lease,
  play: steps(...details, press('apply:continue')),
};
export const PlacesFailed: ScreenStory = {
  ...lease,
  parameters: answers(fail('fillDropDown', 500)),
  play: steps(...details),
};
export const PlotLeased: ScreenStory = {
  ...lease,
  parameters: answers(answer('landCheck', leasedLandCheck)),
  play: steps(...details, ...land, see('[aria-invalid=true]')),
};
export const PlotWarned: ScreenStory = {
  ...lease,
  parameters: answers(
    answer('landCheck', {
      status: 200,
      result: { problems: [], warnings: ['apply.warn.auction'], otherKinds: [], lease: null },
    }),
  ),
  play: steps(...details, ...land),
};
export const LandSeveralPlots: ScreenStory = {
  ...lease,
  play: steps(
    ...details,
    ...land,
    chooseFirst('apply:plots.plot'),
    press('apply:plots.add'),
    see('fieldset [inputmode=decimal]'),
    fill('apply:plots.search', 'plot 4 Matitota'),
    press('apply:plots.search.do'),
    see('main form li button'),
  ),
};
export const LandSeveralPlotsErrors: ScreenStory = {
  ...lease,
  play: steps(
    ...details,
    ...land,
    chooseFirst('apply:plots.plot'),
    press('apply:plots.add'),
    see('fieldset [inputmode=decimal]'),
    press('apply:continue'),
    see('[aria-invalid=true]'),
  ),
};
/** A found plot is added, and the focus moves to its acres. */
export const FoundPlotAdded: ScreenStory = {
  ...lease,
  play: steps(
    ...details,
    ...land,
    fill('apply:plots.search', 'plot 4 Matitota'),
    press('apply:plots.search.do'),
    pressAt('main form li button'),
    see('fieldset [inputmode=decimal]:focus'),
  ),
};
/** Adds a second plot and leaves the steps before the fee. */
const severalPlotsToFee = [
  ...details,
  ...land,
  chooseFirst('apply:plots.plot'),
  press('apply:plots.add'),
  see('fieldset [inputmode=decimal]:focus'),
  type('0.02'),
  press('apply:continue'),
  fill('common:application.purpose', 'Paddy and vegetables'),
  press('apply:continue'),
];
export const FeeSeveralPlots: ScreenStory = {
  ...lease,
  play: steps(...severalPlotsToFee, see('main form ol')),
};
export const CheckSeveralPlots: ScreenStory = {
  ...lease,
  play: steps(...severalPlotsToFee, ...fee, ...upload, press('apply:continue')),
};
export const PlotSearchFailed: ScreenStory = {
  ...lease,
  parameters: answers(fail('plotSearch', 500)),
  play: steps(
    ...details,
    fill('apply:plots.search', 'plot 4 Matitota'),
    press('apply:plots.search.do'),
    see('main form [role=alert]'),
  ),
};
export const RenewalLand: ScreenStory = {
  ...applyFor('renewal'),
  play: steps(...details, ...leaseLand),
};
export const RenewalLandErrors: ScreenStory = {
  ...applyFor('renewal'),
  play: steps(...details, press('apply:continue')),
};
export const TransferPurpose: ScreenStory = {
  ...applyFor('transfer'),
  play: steps(...details, ...leaseLand, press('apply:continue')),
};
export const TransferCheck: ScreenStory = {
  ...applyFor('transfer'),
  play: steps(
    ...details,
    ...leaseLand,
    press('apply:continue'),
    ...answerWith(['transferBasis', 'succession']),
    fill('common:apply.newHolder', 'Rama Das'),
    fill('common:application.purpose', 'Paddy and vegetables'),
    press('apply:continue'),
    see('main form'),
    press('apply:continue'),
    ...[0, 1, 2, 3].map(attach),
    press('apply:continue'),
  ),
};
export const ExchangePurpose: ScreenStory = {
  ...applyFor('exchange'),
  play: steps(...details, ...land, ...boundary, press('apply:continue')),
};
export const CorrectionPurpose: ScreenStory = {
  ...applyFor('correction'),
  play: steps(...details, ...place, press('apply:continue')),
};
export const CorrectionPurposeErrors: ScreenStory = {
  ...applyFor('correction'),
  play: steps(...details, ...place, press('apply:continue'), press('apply:continue')),
};
export const PurchaseLandErrors: ScreenStory = {
  ...applyFor('purchase'),
  play: steps(
    ...details,
    ...place,
    ...answerWith(['structure', 'pucca']),
    fill('common:apply.builtYear', '2099'),
    pressAt('input[name=isInLitigation]'),
    press('apply:continue'),
  ),
};
export const PurchasePurpose: ScreenStory = {
  ...applyFor('purchase'),
  play: steps(
    ...details,
    ...land,
    ...boundary,
    press('apply:continue'),
    fill('common:apply.possessionSince', '1990'),
    chooseFirst('common:apply.possession'),
  ),
};
export const Purpose: ScreenStory = {
  ...lease,
  play: steps(...details, ...land, press('apply:continue')),
};
export const PurposeErrors: ScreenStory = {
  ...lease,
  play: steps(...details, ...land, press('apply:continue'), press('apply:continue')),
};
export const Fee: ScreenStory = {
  ...lease,
  play: steps(...toFee, see('main form')),
};
const online = configure({ offersPayments: true });
const paidFee = { ...paidOrder, purpose: 'applicationFee' as const, amount: 50 };
export const FeeOnline: ScreenStory = {
  ...lease,
  parameters: answers(online),
  play: steps(...toFee, see('main form [type=radio]'), pressAt('main form [value=online]')),
};
/** The step is left before the fee is paid. */
export const FeeOnlineMissing: ScreenStory = {
  ...lease,
  parameters: answers(online),
  play: steps(
    ...toFee,
    see('main form [type=radio]'),
    pressAt('main form [value=online]'),
    press('apply:continue'),
    see('main [role=alert]'),
  ),
};
/** The fee was paid for an application that was not sent. */
export const FeePaid: ScreenStory = {
  ...lease,
  parameters: answers(
    online,
    answer('feePay', { status: 200, result: { orderNo, payUrl: '' } }),
    answer('paymentCheck', checked(paidFee)),
  ),
  play: steps(
    ...toFee,
    see('main form [type=radio]'),
    pressAt('main form [value=online]'),
    pressAt('main form fieldset ~ div button'),
    seeText('common:onlinePayment.paid'),
  ),
};
export const FeeErrors: ScreenStory = {
  ...lease,
  play: steps(...toFee, fill('common:apply.challanAmount', '20'), press('apply:continue')),
};
export const FeeFailed: ScreenStory = {
  ...lease,
  parameters: answers(fail('landEstimate', 500)),
  play: steps(...toFee),
};
export const Documents: ScreenStory = {
  ...lease,
  play: steps(...toDocuments),
};
export const DocumentsErrors: ScreenStory = {
  ...lease,
  play: steps(...toDocuments, press('apply:continue')),
};
export const Check: ScreenStory = {
  ...lease,
  play: steps(...toDocuments, ...upload, press('apply:continue')),
};
export const CheckErrors: ScreenStory = {
  ...lease,
  play: steps(
    ...toDocuments,
    ...upload,
    press('apply:continue'),
    pressAt('main input[type=checkbox]'),
    press('apply:submit'),
  ),
};
export const CodeSent: ScreenStory = {
  ...lease,
  play: steps(...toDocuments, ...upload, press('apply:continue'), ...sendCode),
};
export const CodeWrong: ScreenStory = {
  ...lease,
  parameters: answers(fail('confirmationMatch', 500)),
  play: steps(...toDocuments, ...upload, press('apply:continue'), ...submit),
};
export const Submitted: ScreenStory = {
  ...lease,
  parameters: answers(
    answer('applyLand', { status: 200, result: { applicationNo: 'LA/2026/PUR/000043' } }),
  ),
  play: steps(...toDocuments, ...upload, press('apply:continue'), ...submit),
};
export const DeleteDraft: ScreenStory = {
  ...lease,
  play: steps(...details, press('common:draft.drop'), see('[role=alertdialog]')),
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
  ...lease,
  parameters: answers(answer('applyLand', { status: 409 })),
  play: steps(...toDocuments, ...upload, press('apply:continue'), ...submit),
};
export const SubmitFailed: ScreenStory = {
  ...lease,
  parameters: answers(fail('applyLand', 500)),
  play: steps(...toDocuments, ...upload, press('apply:continue'), ...submit),
};
export const DraftFailed: ScreenStory = { parameters: answers(fail('applyDraftRead', 500)) };
