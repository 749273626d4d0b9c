import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Figures',
  args: { route: '/website/figures' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('publicStatistics')) };
export const Empty: ScreenStory = {
  parameters: answers(
    answer('publicStatistics', {
      status: 200,
      result: {
        asOn: '2026-11-26T04:30:00.000Z',
        districts: [],
        land: [],
        types: [],
        tahasils: [],
        months: [],
        mouzaReports: [],
      },
    }),
  ),
};
export const Failed: ScreenStory = { parameters: answers(fail('publicStatistics', 500)) };
export const Tables: ScreenStory = { play: steps(press('common:chart.table')) };
export const OdiaDigits: ScreenStory = {
  parameters: { language: 'or' },
  play: steps(press('common:shell.digits.sample'), press('common:chart.table')),
};
export const HindiDigits: ScreenStory = {
  parameters: { language: 'hi' },
  play: steps(press('common:shell.digits.sample')),
};
