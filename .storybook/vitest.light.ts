import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import * as preview from './preview.tsx';

setProjectAnnotations([a11yAnnotations, preview, { initialGlobals: { theme: 'light' } }]);
