import { setProjectAnnotations } from '@storybook/react-vite';
import { everyStory } from './checks/annotations.ts';
import { bePatient } from './patience.ts';
import * as preview from './preview.tsx';

bePatient();
setProjectAnnotations([preview, everyStory()]);
