import { fieldAcross } from '@temple-land/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFieldInput, type FieldControl } from './FormFieldInput.tsx';
import { toFieldTranslate, type NamedFormField } from './formFields.ts';
import * as styles from './formPage.css.ts';

/** The props of `FormFieldList`. */
export interface FormFieldListProps<Name extends string> {
  fields: readonly NamedFormField<Name>[];
  /** Returns how a field is part of the form. */
  controlOf: (name: Name) => FieldControl;
  /** The level of the headings between the fields; `h3` by default. */
  headingLevel?: 'h3' | 'h4';
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
    if (width === 'boxes' && last?.width === 'boxes' && named[1].heading === undefined)
      last.fields.push(named);
    else groups.push({ width, fields: [named] });
  }
  return groups;
}

/** Fields of a form in the columns of its grid. */
export function FormFieldList<Name extends string>(props: FormFieldListProps<Name>) {
  const { fields, controlOf, headingLevel: Heading = 'h3' } = props;
  const translate = toFieldTranslate(useTranslation(['common', 'specification']));
  return groupFields(fields).map((group) => {
    const key = group.fields[0]?.[0];
    const heading = group.fields[0]?.[1].heading;
    const inputs = group.fields.map(([name, field]) => (
      <FormFieldInput key={name} field={field} {...controlOf(name)} />
    ));
    return (
      <Fragment key={key}>
        {heading && (
          <Heading
            className={`${fieldAcross} ${Heading === 'h3' ? styles.fieldHeading : styles.partHeading}`}
          >
            {translate(heading)}
          </Heading>
        )}
        {group.width === 'half' ? (
          inputs
        ) : (
          <div className={group.width === 'boxes' ? styles.checks : fieldAcross}>{inputs}</div>
        )}
      </Fragment>
    );
  });
}
