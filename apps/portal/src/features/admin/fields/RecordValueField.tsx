import type { AdminRow, EntityName } from '@temple-land/portal-core';
import type { RecordValues } from '../records/recordValues.ts';
import type { NamedField } from '../records/entityFields.ts';
import { adminLists } from '../records/adminLists.ts';
import { MenuField } from './MenuField.tsx';
import { QuestionsField } from './QuestionsField.tsx';
import { RecordField } from './RecordField.tsx';

/** The props of `RecordValueField`. */
export interface RecordValueFieldProps {
  entity: EntityName;
  /** The record as it is stored; undefined for a new one. */
  row: AdminRow | undefined;
  field: NamedField;
  id: string;
  /** The error message. */
  error: string | undefined;
  values: RecordValues;
  /** Updates the values. */
  onValues: (change: (draft: RecordValues) => RecordValues) => void;
}

/** A new plot needs an outline, and a change of the land record the document on which it rests. */
const isAlsoRequired = (entity: EntityName, name: string, row: AdminRow | undefined): boolean =>
  row === undefined
    ? name === 'ring'
    : name === 'source' && adminLists[entity].needsSource === true;

/** The mouza in which the khatiyan of a plot was chosen; it is not sent, because a plot has no field of this name. */
const chosenMouza = 'mouzaId';

/** Returns the texts of a form after a change; a tahasil belongs to the district of its form. */
function changeText(texts: RecordValues['texts'], name: string, text: string) {
  const isOtherDistrict = name === 'districtId' && texts['tahasilId'] !== undefined;
  return { ...texts, ...(isOtherDistrict ? { tahasilId: '' } : {}), [name]: text };
}

/** One field of a record form: two are lists, all others are text. */
export function RecordValueField({
  entity,
  row,
  field: named,
  values,
  onValues,
  ...frame
}: RecordValueFieldProps) {
  const [name, field] = named;
  if (name === 'answers') {
    return (
      <QuestionsField
        {...frame}
        row={row}
        answers={values.answers}
        onAnswers={(answers) => onValues((now) => ({ ...now, answers }))}
      />
    );
  }
  if (name === 'menuIds') {
    return (
      <MenuField
        {...frame}
        menuIds={values.menuIds}
        onMenuIds={(menuIds) => onValues((now) => ({ ...now, menuIds }))}
      />
    );
  }
  const setText = (key: string, text: string) =>
    onValues((now) => ({ ...now, texts: changeText(now.texts, key, text) }));
  const props = {
    ...frame,
    entity,
    name,
    field,
    row,
    isRequired: field.isRequired || isAlsoRequired(entity, name, row),
    text: values.texts[name] ?? '',
    district: values.texts['districtId'],
    onText: (text: string) => setText(name, text),
  };
  return (
    <RecordField
      {...props}
      mouzaId={values.texts[chosenMouza]}
      onPlace={name === 'khatiyanId' ? ({ mouza }) => setText(chosenMouza, mouza) : undefined}
    />
  );
}
