import { setProjectAnnotations } from '@storybook/react-vite';
import { bePatient } from './patience.ts';
import * as preview from './preview.tsx';

bePatient();
setProjectAnnotations([preview]);
