import { TextArea } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { reason } from './admin.css.ts';

const maxCharacters = 500;

/** The props of `ReasonField`. */
export interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Whether the form was sent: an empty reason is a fault then. */
  isAsked: boolean;
  /** `Reason` by default. */
  label?: string;
}

/** The reason of a change, which its record keeps: required, at most 500 characters. */
export function ReasonField({ value, onChange, isAsked, label }: ReasonFieldProps) {
  const { t } = useTranslation(['admin', 'specification']);
  const isMissing = isAsked && value.trim() === '';
  return (
    <div className={reason}>
      <TextArea
        label={label ?? t('admin:changes.reason')}
        rows={2}
        maxLength={maxCharacters}
        value={value}
        onChange={onChange}
        {...(isMissing ? { errorMessage: t('specification:admin.required') } : {})}
      />
    </div>
  );
}
