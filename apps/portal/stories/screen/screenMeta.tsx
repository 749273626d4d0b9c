import type { Language } from '@temple-land/portal-core';
import type { Loader, Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw/http';
import '../../src/fonts/names.css';
import type { StoryScreen } from './createScreen.ts';
import { prepareScreen, startScreen } from './prepareScreen.ts';
import { Screen, type ScreenProps } from './Screen.tsx';
import { setLanguage } from './texts.ts';
import { waitForAnswers } from './waitForAnswers.ts';

/** What the stories of a screen share. */
export type ScreenMeta = Meta<typeof Screen>;

/** A story of a screen. */
export type ScreenStory = StoryObj<typeof Screen>;

/** Returns the parameters by which a story has answers of its own; every other call is answered by the samples. */
export const answers = (...calls: HttpHandler[]) => ({ calls });

const openScreen: Loader<ScreenMeta['args']> = async ({ args, parameters, globals }) => {
  const { route = '/', path = route, user } = args as Partial<ScreenProps>;
  const screen = await prepareScreen({
    path,
    user,
    language: (parameters['language'] ?? globals['language']) as Language,
    calls: parameters['calls'] as HttpHandler[] | undefined,
  });
  return { screen };
};

/** What all screens share: a story opens a path of the portal at a fixed time, and its play waits for the answers. */
export const screenMeta = {
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    isScreen: true,
    // Source that is written from what a story renders would walk through the whole router, without an end.
    docs: { source: { type: 'code' } },
    // For the checks that look at the other languages without mounting the screen again.
    setLanguage,
  },
  beforeEach: startScreen,
  loaders: [openScreen],
  render: (args, { loaded }) => <Screen {...args} screen={loaded['screen'] as StoryScreen} />,
  play: waitForAnswers,
} satisfies ScreenMeta;
