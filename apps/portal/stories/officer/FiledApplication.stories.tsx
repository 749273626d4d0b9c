import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Filed application',
  args: {
    route: '/officer/filed/:number',
    path: '/officer/filed/LA-2026-PUR-000001',
    user: 'counterOperator',
  },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('applyLandDraft')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('applyLandDraft', { status: 404 })),
};
export const Failed: ScreenStory = { parameters: answers(fail('applyLandDraft', 500)) };
