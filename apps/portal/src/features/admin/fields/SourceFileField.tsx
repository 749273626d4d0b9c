import {
  documentLanguages,
  documentMaxKb,
  uploadTypes,
  type DocumentLanguage,
} from '@temple-land/portal-core';
import { Select } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentUpload } from '../../../common/files/DocumentUpload.tsx';
import type { SourceFileState } from './useSourceFile.ts';

/** The props of `SourceFileField`. */
export interface SourceFileFieldProps {
  file: SourceFileState;
  /** The id of the upload, to which an error summary leads; an own one by default. */
  id?: string;
  /** What is wrong with it. */
  error: string | undefined;
}

/** The file of the document on which a change of the record rests, which may be left out, and its language. */
export function SourceFileField({ file: state, id, error }: SourceFileFieldProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const ownId = useId();
  const { file, upload, language } = state;
  const kind = {
    documentId: 0,
    documentName: t('admin:sourceFile'),
    required: false,
    types: uploadTypes,
    maxKb: documentMaxKb,
  };
  return (
    <>
      <DocumentUpload
        id={id ?? ownId}
        kind={kind}
        file={file}
        upload={upload}
        errorMessage={error}
        isOptional
        onChoose={state.choose}
        onCancel={state.cancel}
        onRemove={state.remove}
      />
      {file !== undefined && (
        <Select
          label={t('admin:field.documentLanguage')}
          options={documentLanguages.map((value) => ({
            value,
            label: t(`common:language.${value}`),
          }))}
          value={language}
          onChange={(value) => state.setLanguage(value as DocumentLanguage)}
        />
      )}
    </>
  );
}
