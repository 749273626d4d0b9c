import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { findProps } from './componentProps.ts';
import type { PropRow } from './readProps.ts';

const literal = /^(?:'[^']*'|\d+)(?: \| (?:'[^']*'|\d+))*$/;
const typed: Readonly<Record<string, Partial<StrictInputType>>> = {
  boolean: { control: 'boolean' },
  number: { control: 'number' },
  string: { control: 'text' },
  ReactNode: { control: 'text' },
};

function getControl(type: string): Partial<StrictInputType> {
  if (!literal.test(type)) return typed[type] ?? { control: false };
  const options = type.split(' | ').map((part) => JSON.parse(part.replaceAll("'", '"')) as unknown);
  return { control: options.length > 4 ? 'select' : 'inline-radio', options };
}

function toArgType({ name, type, isRequired, sentence, defaultValue }: PropRow): StrictInputType {
  const table = { type: { summary: type }, defaultValue: { summary: defaultValue?.text ?? '' } };
  const required = { name: 'other' as const, value: type, required: isRequired };
  return { name, description: sentence, type: required, table, ...getControl(type) };
}

/** Gives the controls of a story the props of its component, with type, default and sentence. */
export const withKitProps: ArgTypesEnhancer = ({ title, argTypes }) => {
  const rows = findProps(title.split('/').at(-1) ?? '')?.tables[0]?.rows ?? [];
  const own = Object.fromEntries(rows.map((row) => [row.name, toArgType(row)]));
  return { ...own, ...argTypes };
};
