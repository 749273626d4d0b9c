import { longText } from '../samples/long.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Notice',
  args: {
    route: '/website/notification/:slug',
    path: '/website/notification/record-correction-camp-nimapada',
  },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('notice')) };
export const Empty: ScreenStory = { args: { path: '/website/notification/withdrawn' } };
export const Failed: ScreenStory = { parameters: answers(fail('notice', 500)) };
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer('notice', {
      status: 200,
      result: {
        slug: 'a-long-notice',
        title: longText,
        description: `<p>${longText}</p>`,
        createdOn: '2026-11-24T06:00:00.000Z',
        uploadDoc: 'notice.pdf',
        document: { mediaType: 'application/pdf', bytes: 245_760, language: 'both' },
      },
    }),
  ),
};
export const ProblemReport: ScreenStory = { play: steps(press('common:pageFoot.report')) };
export const ReportWithoutProblem: ScreenStory = {
  play: steps(press('common:pageFoot.report'), press('pageReports:send')),
};
