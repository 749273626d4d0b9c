import { addons } from 'storybook/manager-api';
import { storybookThemes } from './theme.ts';

const early = new Set(['beta', 'experimental']);

addons.setConfig({
  theme: storybookThemes.light,
  sidebar: {
    showRoots: true,
    /** Adds to the name of a component that it is not stable yet. */
    renderLabel: (item) => {
      const maturity =
        item.type === 'component' ? item.tags.find((tag) => early.has(tag)) : undefined;
      return maturity === undefined ? item.name : `${item.name} · ${maturity}`;
    },
  },
});
