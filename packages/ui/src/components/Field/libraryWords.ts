import { useLayoutEffect } from 'react';

type Say = (values?: { optionText?: string }) => string;

const families: Record<string, readonly string[]> = {
  '@react-aria': [
    'autocomplete',
    'breadcrumbs',
    'calendar',
    'color',
    'combobox',
    'datepicker',
    'dnd',
    'grid',
    'gridlist',
    'menu',
    'numberfield',
    'overlays',
    'searchfield',
    'spinbutton',
    'steplist',
    'table',
    'tag',
    'toast',
    'tree',
  ],
  '@react-stately': ['color', 'datepicker'],
};

const names = [
  'react-aria-components',
  ...Object.entries(families).flatMap(([family, parts]) =>
    parts.map((part) => `${family}/${part}`),
  ),
];

const spoken = new Map<string | symbol, string>();

const strings = new Proxy<Record<string, Say>>(
  {},
  {
    get:
      (_strings, key): Say =>
      (values) =>
        spoken.get(key) ?? values?.optionText ?? '',
  },
);

// React Aria has no Odia or Hindi words. It reads its words here, so none of its own is heard.
Object.assign(globalThis, {
  [Symbol.for('react-aria.i18n.locale')]: 'en',
  [Symbol.for('react-aria.i18n.strings')]: Object.fromEntries(names.map((name) => [name, strings])),
});

/** The names of React Aria's hidden buttons. */
export interface LibraryWords {
  /** The one that closes a layer. */
  dismiss: string;
  /** The one behind a calendar that leads to the next month. */
  next?: string;
}

/** Silences the words React Aria brings along; its hidden buttons, for screen readers, get these names. */
export function useLibraryWords({ dismiss, next }: LibraryWords) {
  useLayoutEffect(() => {
    spoken.set('dismiss', dismiss);
    if (next !== undefined) spoken.set('next', next);
  }, [dismiss, next]);
}
