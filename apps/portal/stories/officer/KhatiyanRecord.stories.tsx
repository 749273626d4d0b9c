import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { khatiyanRecord } from '../samples/landRecord.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Khatiyan record',
  args: {
    route: '/officer/land/khatiyan',
    path: '/officer/land/khatiyan?id=51',
    user: 'officer',
  },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('khatiyanRecord')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('khatiyanRecord', { status: 404 })),
};
export const Failed: ScreenStory = { parameters: answers(fail('khatiyanRecord', 500)) };
export const OutOfUse: ScreenStory = {
  parameters: answers(
    answer('khatiyanRecord', {
      status: 200,
      result: {
        ...khatiyanRecord.result,
        isActive: false,
        plots: [],
        imports: [],
        changes: [],
        events: [],
      },
    }),
  ),
};
