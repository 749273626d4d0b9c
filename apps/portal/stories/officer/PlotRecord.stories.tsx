import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { plotRecord } from '../samples/landRecord.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Plot record',
  args: {
    route: '/officer/land/plot',
    path: '/officer/land/plot?code=51-2',
    user: 'officer',
  },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('plotRecord')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('plotRecord', { status: 404 })),
};
export const Failed: ScreenStory = { parameters: answers(fail('plotRecord', 500)) };
export const OutOfUse: ScreenStory = {
  parameters: answers(
    answer('plotRecord', {
      status: 200,
      result: {
        ...plotRecord.result,
        isActive: false,
        outlines: [],
        leases: [],
        applications: [],
        changes: [],
        events: [],
      },
    }),
  ),
};
