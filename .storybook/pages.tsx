import '../packages/ui/src/theme/measureVariables.css.ts';
import './docs/docs.css';
import { Page } from './docs/Page.tsx';
import { withKitProps } from './props/toArgTypes.ts';

export const parameters = { docs: { container: Page } };
export const argTypesEnhancers = [withKitProps];
