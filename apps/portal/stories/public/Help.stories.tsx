import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps } from '../screen/steps.ts';
import { fail } from '../service/mockedCall.ts';

const report = [press('common:pageFoot.report'), see('[role=dialog], dialog[open]')];
const sendReport = [
  fill('pageReports:problem', 'The page has no date.'),
  press('pageReports:send'),
];

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Help',
  args: { route: '/website/help' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const ReportProblem: ScreenStory = { play: steps(...report) };
export const ReportProblemErrors: ScreenStory = {
  play: steps(...report, press('pageReports:send')),
};
export const ProblemReported: ScreenStory = { play: steps(...report, ...sendReport) };
export const ReportFailed: ScreenStory = {
  parameters: answers(fail('pageReportSave', 500)),
  play: steps(...report, ...sendReport),
};
