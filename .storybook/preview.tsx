import type { Preview } from '@storybook/react-vite';
import { ThemeRoot, type ThemeName } from '../packages/ui/src/index.ts';
import '../packages/ui/src/theme/fonts.ts';
import './department.css';
import { bothThemes } from './modes.ts';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    department: {
      description: 'Whose colours',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'temple', title: 'Temple administration' },
          { value: 'waterways', title: 'Another department' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    fontSize: {
      description: 'Root text size',
      toolbar: {
        icon: 'type',
        items: [12, 13, 14, 15, 16, 17, 18, 19].map((size) => ({
          value: String(size),
          title: `${size} px`,
        })),
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of the page',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'or', title: 'ଓଡ଼ିଆ' },
          { value: 'hi', title: 'हिन्दी' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    department: 'temple',
    motion: 'full',
    fontSize: '16',
    language: 'en',
  },
  parameters: {
    layout: 'padded',
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
    (Story, { globals, parameters }) => {
      const root = document.documentElement;
      root.lang = String(parameters['language'] ?? globals['language']);
      root.dataset['department'] = String(globals['department']);
      root.dataset['motion'] = String(globals['motion']);
      // The stories of ThemeRoot bring their own.
      if (parameters['hasOwnRoot'] === true) return <Story />;
      return (
        <ThemeRoot theme={globals['theme'] as ThemeName} fontSize={Number(globals['fontSize'])}>
          <Story />
        </ThemeRoot>
      );
    },
  ],
};

export default preview;
