import type { AdminRow, EntityName } from '@temple-land/portal-core';
import type { Draft } from '../records/draft.ts';
import type { NamedField } from '../records/entityFields.ts';
import { MenuField } from './MenuField.tsx';
import { QuestionsField } from './QuestionsField.tsx';
import { RecordField } from './RecordField.tsx';

/** The props of `DraftField`. */
export interface DraftFieldProps {
  entity: EntityName;
  /** The record as it is stored; undefined for a new one. */
  row: AdminRow | undefined;
  field: NamedField;
  id: string;
  /** What is wrong, in words. */
  error: string | undefined;
  draft: Draft;
  /** Changes the draft as it stands by then. */
  onDraft: (change: (draft: Draft) => Draft) => void;
}

/** One field of the form of a record: two hold lists, every other one a text. */
export function DraftField({
  entity,
  row,
  field: named,
  draft,
  onDraft,
  ...frame
}: DraftFieldProps) {
  const [name, field] = named;
  if (name === 'answers') {
    return (
      <QuestionsField
        {...frame}
        row={row}
        answers={draft.answers}
        onAnswers={(answers) => onDraft((now) => ({ ...now, answers }))}
      />
    );
  }
  if (name === 'menuIds') {
    return (
      <MenuField
        {...frame}
        menuIds={draft.menuIds}
        onMenuIds={(menuIds) => onDraft((now) => ({ ...now, menuIds }))}
      />
    );
  }
  return (
    <RecordField
      {...frame}
      {...{ entity, name, field, row }}
      isRequired={field.isRequired || (name === 'ring' && row === undefined)}
      text={draft.texts[name] ?? ''}
      onText={(text) => onDraft((now) => ({ ...now, texts: { ...now.texts, [name]: text } }))}
    />
  );
}
