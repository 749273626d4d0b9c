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
import { axeTags } from './checks/axeTags.ts';
import './department.css';
import { bothThemes } from './modes.ts';
import { applySettings } from './preferences.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

type Globals = Record<string, unknown>;

const dictionaries: Record<string, Dictionary> = { en, hi, or };

interface SettingsProps {
  globals: Globals;
  language: string;
  children: ReactNode;
}

const ground = { background: 'var(--tl-colour-canvas)', color: 'var(--tl-colour-ink)' };

/** Gives department and language to a story alone, because the rest of its page has those of the toolbar. */
function SettingsOfPart({ globals, language, children }: SettingsProps) {
  const department = String(globals['department']);
  if (department === 'temple') return <div lang={language}>{children}</div>;
  return (
    <div lang={language} data-department={department}>
      <div data-theme={String(globals['theme'])} style={ground}>
        {children}
      </div>
    </div>
  );
}

function SettingsOfDocument({ globals, language, children }: SettingsProps) {
  useLayoutEffect(() => applySettings(globals, language), [globals, language]);
  return children;
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
        runOnly: axeTags,
      },
    },
    controls: { expanded: true },
    // The neutral kit first; what belongs to one department has trees of its own at the end.
    options: {
      storySort: {
        order: [
          'Start',
          ['The kit', 'For designers', 'For auditors', 'For developers', '*'],
          'Foundations',
          'Actions',
          'Fields',
          'Feedback',
          'Structure',
          'Content',
          'Another department',
          'Temple screens',
          'Portal',
          [
            'Screens and states',
            'Public',
            ['What to look at', '*'],
            'Account',
            ['What to look at', '*'],
            'Citizen',
            ['What to look at', '*'],
            'Officer',
            ['What to look at', '*'],
            'Administrator',
            ['What to look at', '*'],
          ],
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const language = String(parameters['language'] ?? globals['language']);
      const Settings = viewMode === 'docs' ? SettingsOfPart : SettingsOfDocument;
      return (
        <DictionaryProvider dictionary={dictionaries[language] ?? en}>
          <Settings globals={globals} language={language}>
            {/* The stories of ThemeRoot bring their own. */}
            {parameters['hasOwnRoot'] === true ? (
              <Story />
            ) : (
              <ThemeRoot
                theme={globals['theme'] as ThemeName}
                fontSize={Number(globals['fontSize'])}
              >
                <Story />
              </ThemeRoot>
            )}
          </Settings>
        </DictionaryProvider>
      );
    },
  ],
};

export default preview;
