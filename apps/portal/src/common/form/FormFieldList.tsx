import { fieldAcross } from '@temple-land/ui';
import { Fragment } from 'react';
import { FormFieldInput, type FieldControl } from './FormFieldInput.tsx';
import type { NamedFormField } from './formFields.ts';
import * as styles from './formPage.css.ts';

/** The props of `FormFieldList`. */
export interface FormFieldListProps<Name extends string> {
  fields: readonly NamedFormField<Name>[];
  /** Returns how a field is part of the form. */
  controlOf: (name: Name) => FieldControl;
}

type Width = 'half' | 'boxes' | 'across';

interface FieldGroup<Name extends string> {
  width: Width;
  fields: NamedFormField<Name>[];
}

/** Returns fields in groups: boxes to tick that follow each other are one, each other field is its own. */
function groupFields<Name extends string>(fields: readonly NamedFormField<Name>[]) {
  const groups: FieldGroup<Name>[] = [];
  for (const named of fields) {
    const { kind, isHalf = false } = named[1];
    const width = kind === 'checkbox' ? 'boxes' : isHalf ? 'half' : 'across';
    const last = groups.at(-1);
    if (width === 'boxes' && last?.width === 'boxes') last.fields.push(named);
    else groups.push({ width, fields: [named] });
  }
  return groups;
}

/** Fields of a form in the columns of its grid. */
export function FormFieldList<Name extends string>(props: FormFieldListProps<Name>) {
  const { fields, controlOf } = props;
  return groupFields(fields).map((group) => {
    const key = group.fields[0]?.[0];
    const inputs = group.fields.map(([name, field]) => (
      <FormFieldInput key={name} field={field} {...controlOf(name)} />
    ));
    if (group.width === 'half') return <Fragment key={key}>{inputs}</Fragment>;
    return (
      <div key={key} className={group.width === 'boxes' ? styles.checks : fieldAcross}>
        {inputs}
      </div>
    );
  });
}
