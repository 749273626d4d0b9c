import { addons } from 'storybook/manager-api';
import { storybookThemes } from './theme.ts';

addons.setConfig({ theme: storybookThemes.light, sidebar: { showRoots: true } });
