import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { cdp } from 'vitest/browser';
import * as preview from './preview.tsx';

setProjectAnnotations([
  a11yAnnotations,
  preview,
  {
    initialGlobals: { theme: 'light' },
    // The colours are the user's own there, and axe reads the ones of the page.
    parameters: {
      a11y: {
        options: {
          rules: {
            'color-contrast': { enabled: false },
            'color-contrast-enhanced': { enabled: false },
          },
        },
      },
    },
    beforeEach: async () => {
      await cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'forced-colors', value: 'active' }],
      });
    },
  },
]);
