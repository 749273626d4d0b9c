import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, pressAt, see, steps } from '../screen/steps.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';
import {
  demanded,
  landApplication,
  lapsed,
  questioned,
  questionedApplicant,
  questionedChoices,
  withdrawn,
} from '../samples/applications.ts';
import {
  checked,
  openOrder,
  orderNo,
  paidOrder,
  refundedOrder,
  severalOrders,
} from '../samples/onlinePayments.ts';
import { longName, longText } from '../samples/long.ts';
import { configure } from '../service/configuration.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Citizen/Application',
  args: {
    route: '/citizen/applications/:number',
    path: '/citizen/applications/LA-2026-PUR-000001',
    user: 'citizen',
  },
} satisfies ScreenMeta;

export default meta;

const plotOfSeveral = { khataNo: '1', kissam: 'Sarada-1', satwa: 'Sthitiban' };
const severalPlots = [
  { ...plotOfSeveral, plotCode: '1', plotNo: '1', area: 138.3339, recordedArea: 138.3339 },
  {
    ...plotOfSeveral,
    plotCode: '2',
    plotNo: '2',
    area: 0.02,
    recordedArea: 59.8072,
    use: { presentUse: 'vacant', structure: 'none', boundaryNorth: 'Plot 12' },
  },
];

const openCancellation = [see('main dl'), press('citizen:cancel')] as const;

export const Filled: ScreenStory = {};
export const SeveralPlots: ScreenStory = {
  parameters: answers(
    answer('applyLandDraft', {
      ...landApplication,
      result: { ...landApplication.result, plots: severalPlots },
    }),
  ),
};
export const Loading: ScreenStory = { parameters: answers(never('applyLandDraft')) };
export const Failed: ScreenStory = { parameters: answers(fail('applyLandDraft', 500)) };
export const Offline: ScreenStory = { parameters: answers(disconnect('applyLandDraft')) };
export const Empty: ScreenStory = {
  args: { path: '/citizen/applications/LA-2026-PUR-000009' },
};
export const AccessesEmpty: ScreenStory = {
  parameters: answers(answer('applicationAccesses', { status: 200, result: [] })),
};
export const AccessesFailed: ScreenStory = {
  parameters: answers(fail('applicationAccesses', 500)),
};
export const MessagesEmpty: ScreenStory = {
  parameters: answers(
    answer('messageList', { status: 200, result: { messages: [], mayWrite: true } }),
  ),
};
export const MessagesFailed: ScreenStory = { parameters: answers(fail('messageList', 500)) };
export const MessagesLoading: ScreenStory = { parameters: answers(never('messageList')) };
export const MessagesLong: ScreenStory = {
  parameters: answers(
    answer('messageList', {
      status: 200,
      result: {
        mayWrite: true,
        messages: [true, false].map((isOfOffice, index) => ({
          messageId: index + 1,
          isOfOffice,
          isOwn: !isOfOffice,
          role: isOfOffice ? longName : '',
          text: isOfOffice ? `${longText}\n\n${longText}` : longName.replaceAll(' ', ''),
          sentOn: '2026-11-18T05:10:00.000Z',
          readOn: null,
        })),
      },
    }),
  ),
};
export const MessageMissing: ScreenStory = {
  play: steps(see('main form'), press('common:messages.send')),
};
export const MessageRefused: ScreenStory = {
  parameters: answers(answer('messageSend', { status: 403 })),
  play: steps(
    see('main form'),
    fill('common:messages.write', 'When will you visit?'),
    press('common:messages.send'),
  ),
};
export const Question: ScreenStory = {
  parameters: answers(answer('applyLandDraft', questioned)),
};
export const QuestionMissing: ScreenStory = {
  parameters: answers(answer('applyLandDraft', questioned)),
  play: steps(see('main dl'), press('citizen:step.answer')),
};
export const QuestionChoices: ScreenStory = {
  parameters: answers(answer('applyLandDraft', questionedChoices)),
};
export const QuestionChoicesMissing: ScreenStory = {
  parameters: answers(answer('applyLandDraft', questionedChoices)),
  play: steps(see('main dl'), press('citizen:step.answer')),
};
export const QuestionApplicant: ScreenStory = {
  parameters: answers(answer('applyLandDraft', questionedApplicant)),
  play: steps(
    see('main form'),
    press('common:apply.applicant.institution'),
    press('citizen:step.answer'),
  ),
};
export const Lapsed: ScreenStory = { parameters: answers(answer('applyLandDraft', lapsed)) };
export const WithdrawnAfterDemand: ScreenStory = {
  parameters: answers(answer('applyLandDraft', withdrawn)),
};
export const RejectedAfterPayment: ScreenStory = {
  parameters: answers(
    answer('applyLandDraft', {
      ...withdrawn,
      result: {
        ...withdrawn.result,
        state: 'REJECTED',
        statusType: 'R',
        actions: [{ name: 'appeal', needs: ['remark'] }],
        valuation: { ...withdrawn.result.valuation, challanNo: 'CH/77', paidOn: '2026-11-22' },
        endedDemand: { ...withdrawn.result.endedDemand, reopenUntil: null },
      },
    }),
  ),
};
export const Payment: ScreenStory = { parameters: answers(answer('applyLandDraft', demanded)) };
const afterPayment = { path: `/citizen/applications/LA-2026-PUR-000001?payment=${orderNo}` };
const online = configure({ offersPayments: true });
const demand = answer('applyLandDraft', demanded);
const paid = answer('applyLandDraft', {
  ...demanded,
  result: {
    ...demanded.result,
    state: 'PAID',
    actions: [],
    paymentOrders: severalOrders,
    valuation: {
      ...demanded.result.valuation,
      challanNo: paidOrder.payments[0]?.reference ?? '',
      paidOn: '2026-11-21',
    },
  },
});
export const PaymentOnline: ScreenStory = {
  parameters: answers(online, demand),
  play: steps(see('main section button[type=button]')),
};
/** The payment service does not answer to the press. */
export const PaymentUnavailable: ScreenStory = {
  parameters: answers(online, demand, answer('demandPay', { status: 503 })),
  play: steps(see('main section button[type=button]'), pressAt('main section button[type=button]')),
};
export const PaymentOpen: ScreenStory = {
  args: afterPayment,
  parameters: answers(online, demand, answer('paymentCheck', checked(openOrder))),
};
export const PaymentCheckFailed: ScreenStory = {
  args: afterPayment,
  parameters: answers(online, demand, answer('paymentCheck', { status: 503 })),
};
export const PaymentFailed: ScreenStory = {
  args: afterPayment,
  parameters: answers(
    online,
    demand,
    answer('paymentCheck', checked({ ...openOrder, state: 'failed' })),
  ),
};
export const PaymentReceived: ScreenStory = {
  args: afterPayment,
  parameters: answers(online, paid, answer('paymentCheck', checked(paidOrder))),
};
export const PaymentToRefund: ScreenStory = {
  args: afterPayment,
  parameters: answers(online, demand, answer('paymentCheck', checked(refundedOrder))),
};
export const Report: ScreenStory = {
  args: { path: '/citizen/applications/IL-2026-PUR-000001' },
};
export const Rejected: ScreenStory = {
  args: { path: '/citizen/applications/LA-2026-PUR-000002' },
};
export const AppealMissing: ScreenStory = {
  args: { path: '/citizen/applications/LA-2026-PUR-000002' },
  play: steps(see('main dl'), press('citizen:step.appeal')),
};
export const Cancel: ScreenStory = { play: steps(...openCancellation) };
export const CancelMissing: ScreenStory = {
  play: steps(...openCancellation, press('citizen:cancel')),
};
export const CancelConflict: ScreenStory = {
  parameters: answers(answer('cancelApplication', { status: 409 })),
  play: steps(
    ...openCancellation,
    fill('common:application.remark', 'Not needed'),
    press('citizen:cancel'),
  ),
};
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer('applyLandDraft', {
      status: 200,
      result: {
        ...questioned.result,
        purpose: longText,
        mouza_name: longName,
        progress: { ...landApplication.result.progress, roles: [longName, longName] },
      },
    }),
  ),
};
