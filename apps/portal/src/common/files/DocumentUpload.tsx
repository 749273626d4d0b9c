import { documentMaxKb, uploadTypes } from '@temple-land/portal-core';
import { FileUpload, type UploadRow } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from './fileSize.ts';
import { toTextWithHelp } from '../../i18n/useMessageText.ts';
import type { DraftFile } from '../draft/draftFields.ts';
import { formatFileTypes, type DocumentKind } from './useDocumentKinds.ts';
import type { PendingUpload } from './useUploads.ts';
import type { Translation } from '../../i18n/textKey.ts';

/** The props of `DocumentUpload`. */
export interface DocumentUploadProps {
  /** The id of the upload; that of its kind by default. */
  id?: string;
  kind: DocumentKind;
  file: DraftFile | undefined;
  upload: PendingUpload | undefined;
  errorMessage: string | undefined;
  /** Says at the label that the document may be left out. */
  isOptional?: boolean;
  onChoose: (file: File) => void;
  /** Cancels the running upload, or removes the refused file from the list. */
  onCancel: () => void;
  /** Removes the stored file. */
  onRemove: () => void;
}

/** Returns the row of a file that is being uploaded or has failed. */
export function toPendingRow(
  { file, progress, problem }: PendingUpload,
  text: Translation,
  id: string,
): UploadRow {
  const { t } = text;
  const total = formatFileSize(file.size, t);
  if (problem === undefined) {
    const done = formatFileSize(file.size * progress, t);
    return {
      id,
      fileName: file.name,
      sizeText: t('common:apply.document.progress', { done, total }),
      state: 'uploading',
      progress,
      stateText: t('common:apply.document.uploading', { name: file.name }),
    };
  }
  const isRefused = !('key' in problem && problem.key === 'apply.document.failed');
  return {
    id,
    fileName: file.name,
    sizeText: total,
    state: isRefused ? 'rejected' : 'failed',
    stateText: toTextWithHelp(problem, text),
  };
}

/** Returns the row of a stored file. */
export const toStoredRow = (file: DraftFile, { t }: Translation, id: string): UploadRow => ({
  id,
  fileName: file.fileName,
  sizeText: formatFileSize(file.size, t),
  state: 'done',
  stateText: t('common:apply.document.uploaded'),
});

// The stored file stays until another one has replaced it.
function listRows({ upload, file }: DocumentUploadProps, text: Translation): UploadRow[] {
  return [
    ...(file ? [toStoredRow(file, text, file.tempId)] : []),
    ...(upload ? [toPendingRow(upload, text, `attempt-${upload.attempt}`)] : []),
  ];
}

// The kinds that take every file of the portal share its one text.
function describeFiles(kind: DocumentKind, { t }: Translation): string {
  if (kind.maxKb === documentMaxKb && uploadTypes.every((type) => kind.types.includes(type)))
    return t('common:apply.document.hint');
  const size = formatFileSize(kind.maxKb * 1024, t);
  return t('common:apply.document.kindHint', { types: formatFileTypes(kind), size });
}

/** The upload of one document: choose, progress, retry, remove. */
export function DocumentUpload(props: DocumentUploadProps) {
  const { kind, file, upload, errorMessage, onChoose, onCancel, onRemove, isOptional } = props;
  const text = useTranslation(['common', 'specification']);
  const { t } = text;
  return (
    <FileUpload
      id={props.id ?? `document-${kind.documentId}`}
      label={kind.documentName}
      optionalLabel={isOptional ? t('common:field.optional') : undefined}
      description={describeFiles(kind, text)}
      errorMessage={errorMessage}
      chooseLabel={t('common:apply.document.choose')}
      accept={kind.types.map((type) => `.${type}`).join(',')}
      capture={kind.types.includes('jpg') ? 'environment' : undefined}
      files={listRows(props, text)}
      onSelect={([file]) => file && onChoose(file)}
      onRemove={(id) => (id === file?.tempId ? onRemove() : onCancel())}
      onRetry={() => upload && onChoose(upload.file)}
      retryLabel={(name) => t('common:apply.document.retry', { name })}
      removeLabel={(name) => t('common:apply.document.remove', { name })}
    />
  );
}
