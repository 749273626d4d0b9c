// Long because it shows every part of an application in each of its states.
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, pressAt, see, steps } from '../screen/steps.ts';
import { answer, fail, never, respond } from '../service/mockedCall.ts';
import {
  caseWork,
  legalHistory,
  noCaseWork,
  samplePicture,
  valuation,
  valuedHistory,
} from '../samples/casePage.ts';
import { endedDemand } from '../samples/applications.ts';
import { photographedReport } from '../samples/fieldReports.ts';
import { severalOrders } from '../samples/onlinePayments.ts';
import { orderIssued, paidOnce, reversalProposed } from '../samples/payments.ts';
import { landApplication } from '../samples/officer.ts';
import { longName, longText } from '../samples/long.ts';

const open = 'open=LA/2026/PUR/000042';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Application parts',
  args: {
    route: '/officer/applications',
    path: `/officer/applications?${open}&view=documents`,
    user: 'officer',
  },
} satisfies ScreenMeta;

export default meta;

const valuedApplication = answer('officerApplication', {
  status: 200,
  result: { ...landApplication.result, valuation, history: valuedHistory },
});
const valued = answers(valuedApplication);
const finding = 'main li button[aria-expanded=false]';

export const Filled: ScreenStory = { play: steps(see('main h3')) };
export const Document: ScreenStory = {
  // The browser's own viewer of a PDF has no colours of ours, and no text to read.
  parameters: answers(
    respond(
      'fileBlob',
      () => new Response(samplePicture, { headers: { 'content-type': 'image/png' } }),
    ),
  ),
  play: steps(pressAt('main li button[aria-pressed=false]'), see('main img[src^=blob]')),
};
export const DocumentFailed: ScreenStory = {
  parameters: answers(fail('fileBlob', 500)),
  play: steps(pressAt('main li button[aria-pressed=false]'), see('main [role=alert]')),
};
export const Finding: ScreenStory = {
  parameters: answers(answer('officerCaseWork', noCaseWork)),
  play: steps(pressAt(finding), press('casePage:finding.wrong'), press('casePage:finding.save')),
};
export const FindingSaved: ScreenStory = {
  parameters: answers(answer('officerCaseWork', noCaseWork)),
  play: steps(pressAt(finding), press('casePage:finding.accepted'), press('casePage:finding.save')),
};
export const FindingConflict: ScreenStory = {
  parameters: answers(answer('documentCheckSave', { status: 409 })),
  play: steps(
    pressAt(finding),
    press('casePage:finding.accepted'),
    press('casePage:finding.save'),
    see('main [role=alert]'),
  ),
};
export const FindingsFailed: ScreenStory = {
  parameters: answers(fail('officerCaseWork', 500)),
  play: steps(see('main [role=alert]')),
};
export const Notes: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=notes` },
  play: steps(see('main form textarea')),
};
export const NoteMissing: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=notes` },
  play: steps(press('casePage:notes.add'), see('textarea[aria-invalid=true]')),
};
export const NoteFailed: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=notes` },
  parameters: answers(fail('caseNoteAdd', 500)),
  play: steps(fill('casePage:notes.text', 'The neighbour called.'), press('casePage:notes.add')),
};
export const NotesEmpty: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=notes` },
  parameters: answers(answer('officerCaseWork', noCaseWork)),
  play: steps(see('main h3')),
};
export const NotesLoading: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=notes` },
  parameters: answers(never('officerCaseWork')),
  play: steps(see('main h3')),
};
export const ReadOnly: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=notes` },
  parameters: answers(
    answer('officerCaseWork', {
      status: 200,
      result: { ...caseWork.result, mayWrite: false },
    }),
  ),
  play: steps(see('main h3')),
};
export const NotesVeryLong: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=notes` },
  parameters: answers(
    answer('officerCaseWork', {
      status: 200,
      result: {
        ...caseWork.result,
        notes: caseWork.result.notes.map((note) => ({
          ...note,
          text: longText,
          by: { ...note.by, fullName: longName },
        })),
      },
    }),
  ),
  play: steps(see('main h3')),
};
const questions = { path: `/officer/applications?${open}&view=questions` };

export const Questions: ScreenStory = { args: questions, play: steps(see('main li')) };
export const QuestionForm: ScreenStory = {
  args: questions,
  play: steps(press('officer:question.ask'), press('officer:question.send')),
};
export const QuestionRefused: ScreenStory = {
  args: questions,
  parameters: answers(answer('officeQuestionWithdraw', { status: 409 })),
  play: steps(press('officer:question.withdraw'), see('main li [role=alert]')),
};
export const QuestionsEmpty: ScreenStory = {
  args: questions,
  parameters: answers(
    answer('officeQuestionCase', {
      status: 200,
      result: { questions: [], mayAsk: false, offices: [] },
    }),
  ),
  play: steps(see('main h3')),
};
export const QuestionsLoading: ScreenStory = {
  args: questions,
  parameters: answers(never('officeQuestionCase')),
  play: steps(see('main h3')),
};
export const QuestionsFailed: ScreenStory = {
  args: questions,
  parameters: answers(fail('officeQuestionCase', 500)),
  play: steps(see('main [role=alert]')),
};
export const Timeline: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=timeline` },
  play: steps(see('main h3')),
};
export const Related: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=related` },
  play: steps(see('main h3')),
};
export const FieldReport: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=fieldReport` },
  parameters: valued,
  play: steps(see('main h3')),
};
export const FieldReportPhotos: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=fieldReport` },
  parameters: answers(
    answer('fieldReportCase', photographedReport),
    respond(
      'fileBlob',
      () => new Response(samplePicture, { headers: { 'content-type': 'image/png' } }),
    ),
  ),
  play: steps(see('main img[src^=blob]')),
};
export const FieldReportEmpty: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=fieldReport` },
  play: steps(see('main h3')),
};
export const ValuationEnded: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=valuation` },
  parameters: answers(
    answer('officerApplication', {
      status: 200,
      result: {
        ...landApplication.result,
        state: 'WITHDRAWN',
        statusType: 'G CLOSE',
        dueOn: null,
        actions: [],
        valuation,
        history: valuedHistory,
        endedDemand,
      },
    }),
  ),
  play: steps(see('main h3')),
};
export const Valuation: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=valuation` },
  parameters: valued,
  play: steps(see('main h3')),
};
export const Legal: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=legal` },
  parameters: answers(
    answer('officerApplication', {
      status: 200,
      result: {
        ...landApplication.result,
        history: legalHistory,
        documents: [
          { documentId: 9, fileName: 'suit-1998.pdf', size: 40_000, kind: 24, isOfOffice: true },
        ],
      },
    }),
  ),
  play: steps(see('main h3')),
};
export const LegalEmpty: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=legal` },
  play: steps(see('main h3')),
};
const valuationView = { path: `/officer/applications?${open}&view=valuation` };

export const PaymentOnline: ScreenStory = {
  args: valuationView,
  parameters: answers(
    answer('officerApplication', {
      status: 200,
      result: {
        ...landApplication.result,
        valuation,
        history: valuedHistory,
        paymentOrders: severalOrders,
      },
    }),
  ),
  play: steps(see('main ol')),
};
export const PaymentForm: ScreenStory = {
  args: valuationView,
  parameters: answers(valuedApplication, answer('paymentReversalRead', paidOnce)),
  play: steps(press('casePage:reversal.start'), press('casePage:reversal.propose')),
};
export const PaymentProposed: ScreenStory = {
  args: valuationView,
  parameters: answers(valuedApplication, answer('paymentReversalRead', reversalProposed)),
  play: steps(see('main li')),
};
export const PaymentConflict: ScreenStory = {
  args: valuationView,
  parameters: answers(
    valuedApplication,
    answer('paymentReversalRead', reversalProposed),
    answer('paymentReversalDecide', { status: 409 }),
  ),
  play: steps(press('casePage:reversal.confirm'), see('main li [role=alert]')),
};
export const PaymentOrdered: ScreenStory = {
  args: valuationView,
  parameters: answers(valuedApplication, answer('paymentReversalRead', orderIssued)),
  play: steps(see('main h4')),
};
export const PaymentFailed: ScreenStory = {
  args: valuationView,
  parameters: answers(valuedApplication, fail('paymentReversalRead', 500)),
  play: steps(see('main [role=alert]')),
};
export const ValuationEmpty: ScreenStory = {
  args: { path: `/officer/applications?${open}&view=valuation` },
  play: steps(see('main h3')),
};
