import { reactAriaStrings } from '../packages/ui/src/index.ts';

// The globals of React Aria's LocalizedStringProvider, which itself can only be rendered on a server.
Object.assign(globalThis, {
  [Symbol.for('react-aria.i18n.locale')]: 'en',
  [Symbol.for('react-aria.i18n.strings')]: reactAriaStrings,
});
