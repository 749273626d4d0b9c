import { TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { SourceFileField } from '../fields/SourceFileField.tsx';
import type { SourceFileState } from '../fields/useSourceFile.ts';

const maxCharacters = 200;

/** The document of a division and the day since which it is in force. */
export interface DivisionSource {
  source: string;
  effectiveOn: string;
}

/** The props of `SourceFields`. */
export interface SourceFieldsProps {
  value: DivisionSource;
  onValue: (value: DivisionSource) => void;
  /** The file of the document. */
  file: SourceFileState;
  /** Whether the form was sent, so that what is missing is said. */
  isAsked: boolean;
}

/** The fields for the document, its file and the day of a split, a merge or its undo. */
export function SourceFields({ value, onValue, file, isAsked }: SourceFieldsProps) {
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  const isMissing = isAsked && value.source.trim() === '';
  return (
    <>
      <TextField
        label={t('admin:field.source')}
        maxLength={maxCharacters}
        value={value.source}
        onChange={(source) => onValue({ ...value, source })}
        {...(isMissing ? { errorMessage: t('specification:admin.required') } : {})}
      />
      <SourceFileField
        file={file}
        error={isAsked && file.isOpen ? t('admin:sourceFile.open') : undefined}
      />
      <LazyDateField
        label={t('admin:field.effectiveOn')}
        optionalLabel={t('common:admin.optional')}
        value={value.effectiveOn}
        onChange={(effectiveOn) => onValue({ ...value, effectiveOn })}
      />
    </>
  );
}
