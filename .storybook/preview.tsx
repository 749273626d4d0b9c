import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import '../packages/ui/src/styles/reset.css.ts';
import '../packages/ui/src/styles/base.css.ts';
import { en } from '../packages/ui/src/dictionaries/en.ts';
import { hi } from '../packages/ui/src/dictionaries/hi.ts';
import { or } from '../packages/ui/src/dictionaries/or.ts';
import {
  DictionaryProvider,
  ThemeRoot,
  type Dictionary,
  type ThemeName,
} from '../packages/ui/src/index.ts';
import '../packages/ui/src/theme/fonts.ts';
import './department.css';
import { bothThemes } from './modes.ts';
import { applySettings } from './preferences.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

type Globals = Record<string, unknown>;

const dictionaries: Record<string, Dictionary> = { en, hi, or };

function Settings({ globals, language, children }: SettingsProps) {
  useLayoutEffect(() => applySettings(globals, language), [globals, language]);
  return (
    <DictionaryProvider dictionary={dictionaries[language] ?? en}>{children}</DictionaryProvider>
  );
}

interface SettingsProps {
  globals: Globals;
  language: string;
  children: ReactNode;
}

const preview: Preview = {
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    chromatic: { modes: bothThemes },
    a11y: {
      test: 'error',
      options: {
        rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
        runOnly: [
          'wcag2a',
          'wcag2aa',
          'wcag2aaa',
          'wcag21a',
          'wcag21aa',
          'wcag22aa',
          'best-practice',
        ],
      },
    },
    controls: { expanded: true },
    options: { storySort: { order: ['Start', 'Foundations', 'Patterns', '*'] } },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Settings globals={globals} language={String(parameters['language'] ?? globals['language'])}>
        {/* The stories of ThemeRoot bring their own. */}
        {parameters['hasOwnRoot'] === true ? (
          <Story />
        ) : (
          <ThemeRoot theme={globals['theme'] as ThemeName} fontSize={Number(globals['fontSize'])}>
            <Story />
          </ThemeRoot>
        )}
      </Settings>
    ),
  ],
};

export default preview;
