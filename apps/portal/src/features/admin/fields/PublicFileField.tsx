import { validateFile, type EndpointName, type Output } from '@temple-land/portal-core';
import { FileUpload, type UploadRow } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadOptions } from '../../../api/files/upload.ts';
import { useFileCalls } from '../../../api/files/useFileCalls.ts';
import { formatFileSize } from '../../../common/files/fileSize.ts';
import { toTextWithHelp } from '../../../i18n/useMessageText.ts';
import type { UserMessage } from '../../../state/userMessage.ts';

type UploadCall = Extract<EndpointName, 'adminUpload' | 'sitePageDraftUpload'>;

type DoneKey = 'admin:document.done' | 'admin:document.waiting' | 'admin:document.added';

interface SentFile {
  file: File;
  share: number;
  /** What became of the file; undefined while it is sent or after it failed. */
  doneKey: DoneKey | undefined;
  problem: UserMessage | undefined;
}

/** The props of `PublicFileField`. */
export interface PublicFileFieldProps<Call extends UploadCall> {
  isPhoto: boolean;
  /** What is said of the file that is there, '' without one. */
  current: string;
  call: Call;
  send: (file: File, options: UploadOptions) => Promise<Output<Call>>;
  /** Called after success; returns the key of what became of the file. */
  onSent: (answer: Output<Call>) => DoneKey;
}

/** The document of a tender or notice, or the photo of a contact; a new file replaces it. */
export function PublicFileField<Call extends UploadCall>(props: PublicFileFieldProps<Call>) {
  const { isPhoto, current, call, send, onSent } = props;
  const text = useTranslation(['admin', 'common', 'specification']);
  const { t } = text;
  const { awaitUpload } = useFileCalls();
  const [sent, setSent] = useState<SentFile>();
  const start = async (file: File) => {
    const state: SentFile = { file, share: 0, doneKey: undefined, problem: undefined };
    setSent(state);
    const wrong = validateFile(file.name, file.size);
    if (wrong !== undefined) {
      setSent({ ...state, problem: { key: wrong } });
      return;
    }
    const onProgress = (share: number) => setSent({ ...state, share });
    const { message: problem, answer } = await awaitUpload(call, send(file, { onProgress }));
    const doneKey = problem === undefined && answer ? onSent(answer) : undefined;
    setSent({ ...state, share: 1, doneKey, problem });
  };
  const toRow = ({ file, share: progress, doneKey, problem }: SentFile): UploadRow => {
    const shown = { id: file.name, fileName: file.name, sizeText: formatFileSize(file.size, t) };
    if (problem !== undefined)
      return { ...shown, state: 'failed', stateText: toTextWithHelp(problem, text) };
    if (doneKey !== undefined) return { ...shown, state: 'done', stateText: t(doneKey) };
    return { ...shown, state: 'uploading', progress, stateText: t('document.sending') };
  };
  return (
    <FileUpload
      label={t(isPhoto ? 'photo' : 'document')}
      optionalLabel={t('common:admin.optional')}
      description={
        <>
          {current !== '' && <>{current} </>}
          {t(isPhoto ? 'photo.hint' : 'document.hint')}
        </>
      }
      chooseLabel={t('document.choose')}
      accept={isPhoto ? '.jpg,.jpeg,.png' : '.pdf,.jpg,.jpeg,.png'}
      files={sent ? [toRow(sent)] : []}
      onSelect={([file]) => file && void start(file)}
      onRemove={() => setSent(undefined)}
      onRetry={() => sent && void start(sent.file)}
      removeLabel={(name) => t('common:apply.document.remove', { name })}
      retryLabel={(name) => t('common:apply.document.retry', { name })}
    />
  );
}
