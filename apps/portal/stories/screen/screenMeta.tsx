import type { Language } from '@temple-land/portal-core';
import type { Loader, Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw/http';
import '../../src/fonts/names.css';
import { releaseHeldCalls } from '../service/heldCalls.ts';
import { checkAnswers, setAnswers, startService } from '../service/worker.ts';
import { createScreen, type StoryScreen } from './createScreen.ts';
import { stopClock } from './fixedDate.ts';
import { resetPortalState } from './portalState.ts';
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
  await Promise.all([
    startService(),
    setLanguage((parameters['language'] ?? globals['language']) as Language),
  ]);
  setAnswers((parameters['calls'] as HttpHandler[] | undefined) ?? []);
  const { route = '/', path = route, user } = args as Partial<ScreenProps>;
  await resetPortalState(user);
  return { screen: await createScreen(path) };
};

/** What all screens share: a story opens a path of the portal at a fixed time, and its play waits for the answers. */
export const screenMeta = {
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true }, isScreen: true },
  beforeEach: () => {
    const startClock = stopClock();
    // A printed document prints itself.
    window.print = () => undefined;
    return () => {
      releaseHeldCalls();
      startClock();
      checkAnswers();
    };
  },
  loaders: [openScreen],
  render: (args, { loaded }) => <Screen {...args} screen={loaded['screen'] as StoryScreen} />,
  play: waitForAnswers,
} satisfies ScreenMeta;
