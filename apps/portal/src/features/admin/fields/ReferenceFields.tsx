import type { AdminRow, EntityName } from '@temple-land/portal-core';
import { Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../../common/feedback/RetryButton.tsx';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { getRecordName } from '../records/entityFields.ts';
import { useReferenceOptions } from '../records/useRecords.ts';
import type { FieldProps } from './fieldProps.ts';
import { useControlProps } from './useControlProps.ts';

/** The props of `ReferenceField` and `NameField`. */
export interface ReferenceFieldProps extends FieldProps {
  refersTo: EntityName;
}

function RecordSelect(props: ReferenceFieldProps & { toValue: (row: AdminRow) => string }) {
  const { text, onText, refersTo, toValue } = props;
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const toText = useMessageText();
  const frame = useControlProps(props);
  const { rows, isPending, message, refetch } = useReferenceOptions(refersTo);
  const options = rows.map((row) => ({ value: toValue(row), label: getRecordName(refersTo, row) }));
  // A name that is retired or was never in the list stays until another one is chosen.
  const isFormer =
    props.field.kind === 'name' && text !== '' && !options.some(({ value }) => value === text);
  const former = isFormer ? [{ value: text, label: text }] : [];
  return (
    <>
      <Select
        {...frame}
        {...(message ? { errorMessage: toText(message) } : {})}
        isLoading={isPending}
        placeholder={
          props.isRequired ? t('specification:shared.select', { label: frame.label }) : t('none')
        }
        options={[...options, ...former]}
        value={text}
        onChange={onText}
      />
      {message && <RetryButton onRetry={refetch} />}
    </>
  );
}

/** The record that a record refers to. */
export const ReferenceField = (props: ReferenceFieldProps) => (
  <RecordSelect {...props} toValue={({ id }) => String(id)} />
);

/** The name of a record of another list, which the record keeps. */
export const NameField = (props: ReferenceFieldProps) => (
  <RecordSelect {...props} toValue={(row) => getRecordName(props.refersTo, row)} />
);
