import { FileUpload, type UploadRow } from '@temple-land/ui';
import { sizeText } from './fileSize.ts';
import { wordsWithHelp } from '../i18n/useSaid.ts';
import { useText, type Text } from '../i18n/useText.ts';
import type { DraftFile } from './draftFields.ts';
import { documentLabel } from './documentLabel.ts';
import type { DocumentKind } from './useDocumentKinds.ts';
import type { PendingUpload } from './useUploads.ts';

/** What the upload of one kind of document takes. */
export interface DocumentUploadProps {
  kind: DocumentKind;
  file: DraftFile | undefined;
  upload: PendingUpload | undefined;
  errorMessage: string | undefined;
  onChoose: (file: File) => void;
  /** Gives up the file on its way, or takes the refused one from the list. */
  onCancel: () => void;
  /** Removes the stored file. */
  onRemove: () => void;
}

/** Gives the row of a file on its way, or of one that did not arrive. */
export function pendingRow(
  { file, share, problem }: PendingUpload,
  text: Text,
  id: string,
): UploadRow {
  const { t } = text;
  const total = sizeText(file.size, t);
  if (problem === undefined) {
    const done = sizeText(file.size * share, t);
    return {
      id,
      fileName: file.name,
      sizeText: t('apply.document.progress', { done, total }),
      state: 'uploading',
      progress: share,
      stateText: t('apply.document.uploading', { name: file.name }),
    };
  }
  const isRefused = !('key' in problem && problem.key === 'apply.document.failed');
  return {
    id,
    fileName: file.name,
    sizeText: total,
    state: isRefused ? 'rejected' : 'failed',
    stateText: wordsWithHelp(problem, text),
  };
}

/** Gives the row of a stored file. */
export const storedRow = (file: DraftFile, { t }: Text, id: string): UploadRow => ({
  id,
  fileName: file.fileName,
  sizeText: sizeText(file.size, t),
  state: 'done',
  stateText: t('apply.document.uploaded'),
});

// The stored file stays until another one has arrived in its place.
function rowsOf({ upload, file }: DocumentUploadProps, text: Text): UploadRow[] {
  return [
    ...(file ? [storedRow(file, text, file.tempId)] : []),
    ...(upload ? [pendingRow(upload, text, `attempt-${upload.attempt}`)] : []),
  ];
}

/** One document: choose, follow the upload, try again, remove. */
export function DocumentUpload(props: DocumentUploadProps) {
  const { kind, file, upload, errorMessage, onChoose, onCancel, onRemove } = props;
  const text = useText();
  const { t } = text;
  return (
    <FileUpload
      id={`document-${kind.documentId}`}
      label={documentLabel(kind, text)}
      description={t('apply.document.hint')}
      errorMessage={errorMessage}
      chooseLabel={t('apply.document.choose')}
      accept={kind.types.map((type) => `.${type}`).join(',')}
      files={rowsOf(props, text)}
      onChoose={([file]) => file && onChoose(file)}
      onRemove={(id) => (id === file?.tempId ? onRemove() : onCancel())}
      onRetry={() => upload && onChoose(upload.file)}
      retryLabel={(name) => t('apply.document.retry', { name })}
      removeLabel={(name) => t('apply.document.remove', { name })}
    />
  );
}
