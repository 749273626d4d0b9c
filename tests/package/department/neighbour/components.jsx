import {
  Accordion,
  Alert,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  ErrorSummary,
  Link,
  PageHeader,
  RadioCards,
  Select,
  SiteFooter,
  StatusPatch,
  Table,
  TextField,
} from '@temple-land/ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const columns = [
  { id: 'name', header: 'Berth', renderCell: ({ name }) => name },
  { id: 'depth', header: 'Depth', align: 'end', renderCell: ({ depth }) => depth },
];
const rows = [
  { name: 'North quay', depth: '8.2 m' },
  { name: 'South quay', depth: '6.4 m' },
];
const choices = ['Ship', 'Boat'].map((label) => ({ value: label, label, description: 'By sea' }));
const options = choices.map(({ value, label }) => ({ value, label }));
const item = { id: 'fees', title: 'Fees', content: 'By length of the ship.' };
const group = { label: 'Office', items: [{ label: 'Contact', href: '/contact' }] };

const page = [
  [
    Breadcrumbs,
    { label: 'You are here', crumbs: [{ label: 'Home', href: '/' }], currentLabel: 'Berth' },
  ],
  [PageHeader, { title: 'Ask for a berth', lead: 'It takes about five minutes.' }],
  [ErrorSummary, { title: 'One problem', problems: [{ controlId: 'ship', message: 'Enter it.' }] }],
  [Alert, { tone: 'warning', title: 'Storm' }, 'The harbour is closed.'],
  [
    TextField,
    { id: 'ship', label: 'Ship', description: 'As registered.', errorMessage: 'Enter it.' },
  ],
  [TextField, { label: 'Length', suffix: 'm', width: 'short' }],
  [Select, { label: 'Kind', options, placeholder: 'Choose' }],
  [Checkbox, { label: 'With a pilot' }],
  [RadioCards, { label: 'Vessel', name: 'vessel', choices }],
  [Button, { kind: 'primary' }, 'Continue'],
  [Button, { isPending: true }, 'Save'],
  [ButtonLink, { href: '/berths', kind: 'quiet' }, 'All berths'],
  [Link, { href: '/fees' }, 'Fees and charges'],
  [StatusPatch, { tone: 'success' }, 'Open'],
  [Table, { caption: 'Berths', columns, rows, keyOf: ({ name }) => name }],
  [Accordion, { items: [item] }],
  [Card, { title: 'Your details' }, 'No details yet.'],
];
const footer = { contact: 'Harbour office', groups: [group], notes: ['Open every day'] };

const toElement = ([component, props, text], index) =>
  createElement(component, { key: index, ...props }, text);

/** Renders the 16 components, and others of the page after them. */
export function renderComponents(others = []) {
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render([
    createElement('main', { key: 'main' }, [...page, ...others].map(toElement)),
    createElement(SiteFooter, { key: 'footer', ...footer }),
  ]);
}
