import { messages } from '@temple-land/portal-core';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, seeText, steps } from '../screen/steps.ts';
import { fieldReportOutcome, noFieldReport } from '../samples/fieldReports.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Field visits',
  args: { route: '/officer/visits', user: 'tahasilOfficer' },
} satisfies ScreenMeta;

export default meta;

const report = { path: '/officer/visits?case=LA/2026/PUR/000043' };

export const Filled: ScreenStory = { play: steps(see('main ul h2')) };
export const OneDay: ScreenStory = {
  args: { path: '/officer/visits?day=2026-11-18' },
  play: steps(see('main ul h2')),
};
export const NothingPlanned: ScreenStory = {
  args: { path: '/officer/visits?day=2026-11-19' },
  play: steps(seeText('field:days.none')),
};
export const Report: ScreenStory = { args: report, play: steps(see('main form')) };
export const NewReport: ScreenStory = {
  args: report,
  parameters: answers(answer('fieldReportCase', noFieldReport)),
  play: steps(see('main form')),
};
export const MissingParts: ScreenStory = {
  args: report,
  parameters: answers(answer('fieldReportCase', noFieldReport)),
  play: steps(see('main form'), press('field:finish')),
};
export const ReportClosed: ScreenStory = {
  args: report,
  parameters: answers(
    answer('fieldReportCase', {
      ...noFieldReport,
      result: { ...noFieldReport.result, mayWrite: false },
    }),
  ),
};
const send = [fill('field:remark', 'Paddy, and a hut in the corner.'), press('field:finish')];

export const ReportInConflict: ScreenStory = {
  args: report,
  parameters: answers(answer('fieldReportSave', fieldReportOutcome('keptAside'))),
  play: steps(see('main form'), ...send, seeText('field:conflict.text')),
};
export const ReportLate: ScreenStory = {
  args: report,
  parameters: answers(answer('fieldReportSave', fieldReportOutcome('stageOver'))),
  play: steps(see('main form'), ...send, seeText('field:late.text')),
};
export const ReportRefused: ScreenStory = {
  args: report,
  parameters: answers(
    answer('fieldReportSave', { status: 400, message: messages.en['fieldReport.incomplete'] }),
  ),
  play: steps(see('main form'), ...send, seeText('field:refused.text')),
};
export const StepRefused: ScreenStory = {
  args: report,
  parameters: answers(
    answer('fieldReportSave', fieldReportOutcome('stored')),
    answer('officerStep', { status: 409 }),
  ),
  play: steps(see('main form'), ...send, seeText('field:stepRefused.text')),
};
export const ReportGone: ScreenStory = { args: { path: '/officer/visits?case=LA/1' } };
export const ReportFailed: ScreenStory = {
  args: report,
  parameters: answers(fail('fieldReportCase', 500)),
};
export const Loading: ScreenStory = { parameters: answers(never('fieldVisitList')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('fieldVisitList', { status: 200, result: [] })),
};
export const Failed: ScreenStory = { parameters: answers(fail('fieldVisitList', 500)) };
export const Offline: ScreenStory = { parameters: answers(disconnect('fieldVisitList')) };
