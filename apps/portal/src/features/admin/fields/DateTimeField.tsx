import { DateField, TextField } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../layout/admin.css.ts';
import type { FieldProps } from './fieldProps.ts';

/** A date and time in India; the text is yyyy-MM-ddTHH:mm, '' until both are entered. */
export function DateTimeField({ field, id, text, onText, error, isRequired }: FieldProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [parts, setParts] = useState({ day: text.slice(0, 10), time: text.slice(11) });
  const change = (next: typeof parts) => {
    setParts(next);
    onText(next.day === '' || next.time === '' ? '' : `${next.day}T${next.time}`);
  };
  const label = t(field.label);
  const optional: { optionalLabel?: string } = isRequired
    ? {}
    : { optionalLabel: t('common:admin.optional') };
  return (
    <div className={styles.dateTime}>
      <DateField
        id={id}
        label={label}
        {...optional}
        {...(error === undefined ? {} : { errorMessage: error })}
        value={parts.day}
        onChange={(day) => change({ ...parts, day })}
      />
      <TextField
        label={t('time')}
        {...optional}
        type="time"
        aria-label={[t('time.of', { label }), optional.optionalLabel].filter(Boolean).join(' ')}
        value={parts.time}
        onChange={(value) => change({ ...parts, time: value })}
      />
    </div>
  );
}
