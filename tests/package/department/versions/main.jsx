import '@temple-land/ui/styles.css';
import 'temple-land-ui-next/styles.css';
import * as present from '@temple-land/ui';
import { or } from '@temple-land/ui/dictionaries/or';
import * as next from 'temple-land-ui-next';
import { hi } from 'temple-land-ui-next/dictionaries/hi';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const options = ['Puri', 'Paradip'].map((label) => ({ value: label, label }));

const columns = [{ id: 'berth', header: 'Berth', renderCell: ({ berth }) => berth }];

/** Fields that are used by keyboard, with the name of the version in their labels. */
const Fields = ({ kit, name }) => [
  h(kit.TextField, { key: 'boat', label: `${name} boat` }),
  h(kit.TextArea, { key: 'remarks', label: `${name} remarks` }),
  h(kit.Select, { key: 'harbour', label: `${name} harbour`, options }),
  h(kit.Checkbox, { key: 'pilot', label: `${name} pilot` }),
  h(kit.Switch, { key: 'news', label: `${name} news` }),
  h(kit.RadioCards, { key: 'vessel', label: `${name} vessel`, choices: options }),
  h(kit.Combobox, { key: 'port', label: `${name} port`, options }),
  h(kit.DateField, { key: 'day', label: `${name} day` }),
];

const Facts = ({ kit, name }) => [
  h(kit.Alert, { key: 'alert', tone: 'info', role: 'none', title: `${name} storm` }, 'Closed.'),
  h(kit.StatusPatch, { key: 'status', tone: 'success' }, 'Open'),
  h(kit.Link, { key: 'fees', href: '/fees' }, `${name} fees`),
  h(kit.ButtonLink, { key: 'all', href: '/berths' }, `${name} berths`),
  h(kit.Accordion, {
    key: 'more',
    headingLevel: 2,
    items: [{ id: name, title: `${name} more`, content: 'Text' }],
  }),
  h(
    kit.Card,
    { key: 'card', title: `${name} berths` },
    h(kit.Table, {
      caption: `${name} quays`,
      columns,
      rows: [{ berth: 'North' }],
      keyOf: ({ berth }) => berth,
    }),
  ),
];

function Part({ kit, dictionary, name }) {
  const [isOpen, setOpen] = useState(false);
  const { Button, Dialog, DictionaryProvider } = kit;
  return h(
    DictionaryProvider,
    { dictionary },
    h(Facts, { kit, name }),
    h(Fields, { kit, name }),
    h(Button, { onClick: () => setOpen(true) }, `${name} question`),
    h(Dialog, { isOpen, onOpenChange: setOpen, title: `${name} dialog` }),
  );
}

const container = document.body.appendChild(document.createElement('main'));
createRoot(container).render([
  h('h1', { key: 'title' }, 'Two versions'),
  h(Part, { key: 'present', kit: present, dictionary: or, name: 'Present' }),
  h(Part, { key: 'next', kit: next, dictionary: hi, name: 'Next' }),
]);
