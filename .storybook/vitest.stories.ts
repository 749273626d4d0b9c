import { setProjectAnnotations } from '@storybook/react-vite';
import { everyStory } from './checks/annotations.ts';
import * as preview from './preview.tsx';

setProjectAnnotations([preview, everyStory()]);
