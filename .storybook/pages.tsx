import { Do, DoNot, Examples } from '../packages/ui/src/foundations/examples/Examples.tsx';
import '../packages/ui/src/theme/measureVariables.css.ts';
import './docs/docs.css';
import { AccessibilityState } from './docs/AccessibilityState.tsx';
import { Page } from './docs/Page.tsx';
import { bePatient } from './patience.ts';
import { withKitProps } from './props/toArgTypes.ts';

// A story that renders in its play does so on its page as well.
bePatient();

export const parameters = {
  docs: { container: Page, components: { AccessibilityState, Do, DoNot, Examples } },
};
export const argTypesEnhancers = [withKitProps];
