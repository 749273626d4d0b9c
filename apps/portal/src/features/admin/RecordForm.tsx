import type { AdminRow, EntityName } from '@temple-land/portal-core';
import { Button, Form, type Problem } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { FormSummary } from '../../blocks/FormSummary.tsx';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { useSaid } from '../../i18n/useSaid.ts';
import { useText } from '../../i18n/useText.ts';
import type { Said } from '../../state/said.ts';
import * as styles from './admin.css.ts';
import { checked, draftOf } from './draft.ts';
import { askedFields } from './entityFields.ts';
import { MenuField } from './MenuField.tsx';
import { QuestionsField } from './QuestionsField.tsx';
import { RecordField } from './RecordField.tsx';
import { useSave } from './useSave.ts';

/** What the form of a record takes. */
export interface RecordFormProps {
  entity: EntityName;
  /** The record as it is stored; undefined for a new one. */
  row: AdminRow | undefined;
  onSaved: (id: number) => void;
  onCancel: () => void;
  /** Asks for the record again, when somebody else has changed it. */
  onReload: () => void;
}

type Problems = Readonly<Record<string, Said>>;

/** The fields of a record, made from the table of entities; what is wrong stands at its field. */
export function RecordForm({ entity, row, onSaved, onCancel, onReload }: RecordFormProps) {
  const { t } = useText();
  const wordsOf = useSaid();
  const prefix = useId();
  const { save, isPending } = useSave(entity);
  const [draft, setDraft] = useState(() => draftOf(entity, row));
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<Said>();
  const [submitCount, setSubmitCount] = useState(0);
  const fields = askedFields(entity, row);
  const idOf = (name: string) => `${prefix}${name}`;
  const errorOf = (name: string) => problems[name] && wordsOf(problems[name]);
  const listed: Problem[] = fields.flatMap(([name]) => {
    const message = errorOf(name);
    return message === undefined ? [] : [{ controlId: idOf(name), message }];
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = checked(entity, draft, row);
    setRefusal(undefined);
    setSubmitCount(submitCount + 1);
    if (result.problems) {
      const entries = Object.entries(result.problems).map(([name, key]) => [name, { key }]);
      setProblems(Object.fromEntries(entries) as Problems);
      return;
    }
    setProblems({});
    const ended = await save(result.fields, row);
    if ('id' in ended) {
      onSaved(ended.id);
      return;
    }
    const { field, said } = ended;
    const isAsked = fields.some(([name]) => name === field);
    if (isAsked && field !== undefined && said) setProblems({ [field]: said });
    else setRefusal(said);
    setSubmitCount(submitCount + 2);
  };
  return (
    <>
      <FormSummary problems={listed} submitCount={submitCount} />
      <OutcomeMessage said={refusal} />
      {refusal && row && <Button onClick={onReload}>{t('admin.reload')}</Button>}
      <Form onSubmit={(event) => void submit(event)}>
        {fields.map(([name, field]) => {
          const common = { id: idOf(name), error: errorOf(name) };
          if (name === 'answers') {
            return (
              <QuestionsField
                key={name}
                {...common}
                row={row}
                answers={draft.answers}
                onAnswers={(answers) => setDraft({ ...draft, answers })}
              />
            );
          }
          if (name === 'menuIds') {
            return (
              <MenuField
                key={name}
                {...common}
                menuIds={draft.menuIds}
                onMenuIds={(menuIds) => setDraft({ ...draft, menuIds })}
              />
            );
          }
          return (
            <RecordField
              key={name}
              {...common}
              {...{ entity, name, field, row }}
              isRequired={field.isRequired || (name === 'ring' && row === undefined)}
              text={draft.texts[name] ?? ''}
              onText={(text) =>
                setDraft((now) => ({ ...now, texts: { ...now.texts, [name]: text } }))
              }
            />
          );
        })}
        <div className={styles.buttons}>
          <Button type="submit" kind="primary" isPending={isPending}>
            {t('admin.save')}
          </Button>
          <Button onClick={onCancel}>{t('admin.cancel')}</Button>
        </div>
      </Form>
    </>
  );
}
