import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, steps } from '../screen/steps.ts';
import { configure } from '../service/configuration.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Map demo',
  args: { route: '/website/map-demo' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {
  parameters: {
    ...answers(configure({ mode: 'demo' })),
    exceptions: {
      '320 px, focus of 2 px at 3:1':
        'A district of the drawing shows the focus by its own outline.',
    },
  },
};
export const District: ScreenStory = {
  parameters: answers(configure({ mode: 'demo' })),
  play: steps(press('mapDemo:largest')),
};
export const Production: ScreenStory = {};
