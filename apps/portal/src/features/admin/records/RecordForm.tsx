import { findSourceField, type AdminRow, type EntityName } from '@temple-land/portal-core';
import { Button, Form, Stack } from '@temple-land/ui';
import { Fragment, useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import * as styles from '../layout/admin.css.ts';
import { RecordValueField } from '../fields/RecordValueField.tsx';
import { SourceFileField } from '../fields/SourceFileField.tsx';
import { sourceFileField, useRecordForm } from './useRecordForm.ts';

/** The props of `RecordForm`. */
export interface RecordFormProps {
  entity: EntityName;
  /** The record as it is stored; undefined for a new one. */
  row: AdminRow | undefined;
  /** Called after saving with the id; undefined when the change waits for a second administrator. */
  onSaved: (id: number | undefined) => void;
  onCancel: () => void;
  /** Called to load a record that another user has changed. */
  onReload: () => void;
}

/** The form of a record, generated from the row of its entity; errors are shown at their fields. */
export function RecordForm({ entity, row, onSaved, onCancel, onReload }: RecordFormProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const toText = useMessageText();
  const prefix = useId();
  const form = useRecordForm(entity, row, onSaved);
  const idOf = (name: string) => `${prefix}${name}`;
  const isFileOpen = form.submitCount > 0 && form.sourceFile.isOpen;
  const errorOf = (name: string) => {
    if (name === sourceFileField && isFileOpen) return t('sourceFile.open');
    return form.problems[name] && toText(form.problems[name]);
  };
  const sourceField = findSourceField(entity);
  const names = form.fields.flatMap(([name]) =>
    name === sourceField ? [name, sourceFileField] : [name],
  );
  const listed = names.flatMap((name) => {
    const message = errorOf(name);
    return message === undefined ? [] : [{ controlId: idOf(name), message }];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <>
      <FormSummary problems={listed} submitCount={form.submitCount} />
      <OutcomeMessage message={form.refusal} />
      {form.refusal && row && <Button onClick={onReload}>{t('reload')}</Button>}
      <Form onSubmit={submit}>
        {form.fields.map((field) => {
          const [name] = field;
          return (
            <Fragment key={name}>
              <RecordValueField
                {...{ entity, row, field }}
                id={idOf(name)}
                error={errorOf(name)}
                values={form.draft}
                onValues={form.setDraft}
              />
              {name === sourceField && (
                <SourceFileField
                  file={form.sourceFile}
                  id={idOf(sourceFileField)}
                  error={errorOf(sourceFileField)}
                />
              )}
            </Fragment>
          );
        })}
        <Stack direction="row" gap="md" className={styles.saveBar}>
          <Button type="submit" kind="primary" isPending={form.isPending}>
            {t('save')}
          </Button>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </Stack>
      </Form>
    </>
  );
}
