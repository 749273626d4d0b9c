import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { fileURLToPath } from 'node:url';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { writeNameFonts } from '../apps/portal/vite/writeNameFonts.ts';
import { kitStyles } from '../packages/ui/scripts/kitStyles.ts';
import { kitProps } from './props/plugin.ts';
import { kitState } from './state/plugin.ts';

/** Stories of the kit and of the portal's screens, one configuration for review, build and tests. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.@(mdx|stories.tsx)',
    '../apps/portal/stories/**/*.@(mdx|stories.tsx)',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  // Not in preview.tsx, so that no test loads the blocks of the pages.
  previewAnnotations: (entries = []) => [
    ...entries,
    fileURLToPath(new URL('./pages.tsx', import.meta.url)),
  ],
  // The search finds a component by the other names in the heading of its page.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The props come from the types, see props/plugin.ts.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        kitStyles(),
        kitProps(),
        kitState(),
        msw({ mode: 'worker-only' }),
        { name: 'name-fonts', buildStart: writeNameFonts },
      ],
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
