import '@temple-land/ui/styles.css';
import { Combobox, DictionaryProvider } from '@temple-land/ui';
import { or } from '@temple-land/ui/dictionaries/or';
import { createElement as h } from 'react';
import {
  Button,
  ComboBox,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { renderComponents } from '../neighbour/components.jsx';

const ports = ['Puri', 'Paradip'];
const toOptions = (names) => names.map((name) => ({ value: name, label: name }));

/** A combobox of React Aria itself. */
const Own = ({ label, locale }) =>
  h(
    I18nProvider,
    { locale },
    h(
      ComboBox,
      { 'aria-label': label },
      h(Input),
      h(Button, null, '▾'),
      h(
        Popover,
        null,
        h(
          ListBox,
          null,
          ports.map((port) => h(ListBoxItem, { key: port, id: port, textValue: port }, port)),
        ),
      ),
    ),
  );

const Words = ({ children }) => h(DictionaryProvider, { dictionary: or }, children);

renderComponents([
  [Words, {}, h(Combobox, { label: 'Kit', options: toOptions(ports) })],
  [Own, { label: 'English', locale: 'en-US' }],
  [Own, { label: 'Français', locale: 'fr-FR' }],
]);
